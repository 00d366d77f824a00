'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useTableOf } from '@/lib/games/table-context';
import { useSeatWords } from '@/lib/games/use-seat-words';
import type { CharacterId, DistrictId } from '../components';
import type { CitadelsView } from '../view-types';
import { characterName, districtName } from '../wording';

/** The table of Citadels. */
export function useTable() {
  return useTableOf<CitadelsView>();
}

const GAME = 'games.citadels';

/** The texts of the board itself. */
export function useBoardTexts() {
  return useTranslations(`${GAME}.board`);
}

/** Names and sentences of the game in the reader's language. */
export function useGameWords() {
  const t = useTranslations(GAME);
  const words = useSeatWords(GAME, useTable().owners);
  return useMemo(
    () => ({
      ...words,
      district: (id: DistrictId) => words.say(districtName(id)),
      /** What a special district does; undefined for the others. */
      rule: (id: DistrictId) => (t.has(`districts.${id}.rule`) ? t(`districts.${id}.rule`) : undefined),
      character: (id: CharacterId) => words.say(characterName(id)),
      power: (id: CharacterId) => t(`characters.${id}.power`),
    }),
    [words, t],
  );
}
