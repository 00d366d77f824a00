'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useTableOf } from '@/lib/games/table-context';
import { useSeatWords } from '@/lib/games/use-seat-words';
import type { CardId, CharacterId, TileId } from '../components';
import type { GinkgopolisView } from '../view-types';
import { cardName, characterName } from '../wording';

/** The table of Ginkgopolis. */
export function useTable() {
  return useTableOf<GinkgopolisView>();
}

export const GAME = 'games.ginkgopolis';

/** The texts of the board itself. */
export function useBoardTexts() {
  return useTranslations(`${GAME}.board`);
}

/** Names and sentences of the game in the reader's language. */
export function useGameWords() {
  const words = useSeatWords(GAME, useTable().owners);
  return useMemo(
    () => ({
      ...words,
      card: (card: CardId | TileId) => words.say(cardName(card)),
      character: (id: CharacterId) => words.say(characterName(id)),
    }),
    [words],
  );
}
