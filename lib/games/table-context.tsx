'use client';

import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { Owner } from '@/lib/ui/owner';
import { ownersOf } from '@/lib/ui/owner';
import type { Absence, BoardPlayer } from './board-props';

/** What every game's view says about the seats, by seat. */
type SeatedView = Readonly<{ seats: readonly unknown[] }>;

type Table<View extends SeatedView> = Readonly<{
  view: View;
  /** By seat. */
  owners: readonly Owner[];
  /** By seat: why somebody does not answer, or not in person. */
  absences: readonly (Absence | undefined)[];
  /** The viewer's own seat, and what the view says of it; undefined for everybody else. */
  seat: Seat | undefined;
  you: View['seats'][number] | undefined;
}>;

const TableContext = createContext<Table<SeatedView> | undefined>(undefined);

type TableProviderProps = Readonly<{
  view: SeatedView;
  viewer: Viewer;
  players: readonly BoardPlayer[];
  children: ReactNode;
}>;

/** The table that all parts of a board are about. */
export function TableProvider({ view, viewer, players, children }: TableProviderProps) {
  const table = useMemo(() => {
    const seat = viewer.role === 'seat' ? viewer.seat : undefined;
    const absences = view.seats.map((_, each) => players.find((player) => player.seat === each)?.absence);
    return { view, owners: ownersOf(players), absences, seat, you: seat === undefined ? undefined : view.seats[seat] };
  }, [view, viewer, players]);
  return <TableContext value={table}>{children}</TableContext>;
}

/** `View` is the type of the game's views. */
export function useTableOf<View extends SeatedView>(): Table<View> {
  const table = use(TableContext);
  if (!table) throw new Error('A part of the board stands outside its table');
  return table as Table<View>;
}
