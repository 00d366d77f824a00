'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo } from 'react';
import type { LogValue, Seat, Viewer } from '@/lib/engine/game-definition';
import type { Absence, BoardPlayer } from '@/lib/games/board-props';
import type { Owner } from '@/lib/ui/owner';
import { ownersOf } from '@/lib/ui/owner';
import { plain, useWording } from '@/lib/ui/wording';
import type { CardId, CharacterId, TileId } from '../components';
import type { GinkgopolisView, SeatView } from '../view-types';
import { cardName, characterName } from '../wording';

type Table = Readonly<{
  view: GinkgopolisView;
  /** By seat. */
  owners: readonly Owner[];
  /** The viewer's own seat; undefined for everybody else. */
  you: SeatView | undefined;
  /** By seat: who does not answer, or not in person. */
  absences: readonly (Absence | undefined)[];
}>;

const TableContext = createContext<Table | undefined>(undefined);

type TableProviderProps = Readonly<{
  view: GinkgopolisView;
  viewer: Viewer;
  players: readonly BoardPlayer[];
  children: ReactNode;
}>;

/** The table that all parts of the board are about. */
export function TableProvider({ view, viewer, players, children }: TableProviderProps) {
  const table = useMemo(() => {
    const you = viewer.role === 'seat' ? view.seats[viewer.seat] : undefined;
    const absences = view.seats.map(({ seat }) => players.find((each) => each.seat === seat)?.absence);
    return { view, owners: ownersOf(players), you, absences };
  }, [view, viewer, players]);
  return <TableContext value={table}>{children}</TableContext>;
}

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('A part of the board stands outside its table');
  return table;
}

export const GAME = 'games.ginkgopolis';

/** The texts of the board itself. */
export function useBoardTexts() {
  return useTranslations(`${GAME}.board`);
}

/** Names and sentences of the game in the reader's language. */
export function useGameWords() {
  const { owners } = useTable();
  const nameOf = useCallback((seat: Seat) => owners[seat]?.name ?? '', [owners]);
  const wording = useWording(GAME, nameOf);
  return useMemo(
    () => ({
      /** With names set off, for `Words`. */
      wording,
      say: (value: LogValue) => plain(wording(value)),
      card: (card: CardId | TileId) => plain(wording(cardName(card))),
      character: (id: CharacterId) => plain(wording(characterName(id))),
      nameOf,
    }),
    [wording, nameOf],
  );
}
