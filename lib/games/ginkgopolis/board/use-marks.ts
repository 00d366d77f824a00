'use client';

import { useMemo } from 'react';
import { buildingId } from '../city';
import type { TokenTarget } from '../commands';
import type { Letter, Space } from '../components';
import { isLetter, partsOf } from '../components';
import { tokenSpacesFor } from '../preview';
import type { GinkgopolisView, SeatView } from '../view-types';
import type { ChoiceDraft } from './choice-draft';
import { ledgerOf } from './choice-draft';
import type { Marks, PointedDistrict, Target, TokenSpot } from './city/drawn-city';
import { useTable } from './table-context';
import { useTurn } from './use-turn';

/** What is pointed out in the city: where the choice acts, the letters in hand, what is new, where a letter may go. */
export function useMarks(fresh: ReadonlySet<Space>, district: PointedDistrict | undefined): Marks {
  const { view, you } = useTable();
  const { draft, isChoosing, prompt } = useTurn();
  return useMemo(
    () => ({
      target: you ? targetOf(draft, view, you) : undefined,
      letters: you?.hand?.filter(isLetter) ?? [],
      fresh,
      district,
      playable: isChoosing ? playableIn(view, you) : NOWHERE,
      spots: spotsOf(draft, view, isChoosing || prompt?.kind === 'place-token'),
    }),
    [view, you, draft, isChoosing, prompt, fresh, district],
  );
}

const NOWHERE: ReadonlySet<Space> = new Set();

function playableIn({ buildings }: GinkgopolisView, you: SeatView | undefined): ReadonlySet<Space> {
  return new Set(buildings.filter((each) => you?.hand?.includes(buildingId(each))).map(({ space }) => space));
}

function targetOf(draft: ChoiceDraft, view: GinkgopolisView, you: SeatView): Target | undefined {
  const { card, tile } = draft;
  const hasCard = card !== null && (you.hand?.includes(card) ?? false);
  const ledger = hasCard ? ledgerOf(draft, view, you) : undefined;
  if (!card || !ledger) return undefined;
  const space = ledger.space ?? (isLetter(card) ? view.tokens[card] : undefined);
  if (!space) return undefined;
  return { space, tile: tile && ledger.action !== 'exploit' ? partsOf(tile) : null, owner: you.seat };
}

/** All free spaces while one is chosen; afterwards only the one that was. */
function spotsOf({ card, tile, tokenTo }: ChoiceDraft, view: GinkgopolisView, isOpen: boolean): TokenSpot[] {
  const { tokenToPlace, options } = view;
  const isUrbanizing = card !== null && isLetter(card) && tile !== null && options.smallChoices === 'sealed';
  const all = tokenToPlace
    ? spots(tokenToPlace.letter, tokenToPlace.free, tokenTo)
    : isUrbanizing
      ? spots(card, tokenSpacesFor(view, card), tokenTo)
      : [];
  return isOpen ? all : all.filter(({ picked }) => picked);
}

function spots(letter: Letter, spaces: readonly Space[], picked: TokenTarget | null): TokenSpot[] {
  return spaces.map((space) => ({ letter, space, picked: space === picked }));
}
