'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo } from 'react';
import type { LogValue, Seat, Viewer } from '@/lib/engine/game-definition';
import type { Absence, BoardPlayer } from '@/lib/games/board-props';
import type { Owner } from '@/lib/ui/owner';
import { ownersOf } from '@/lib/ui/owner';
import { plain, useWording } from '@/lib/ui/wording';
import type { CharacterId, DistrictId } from '../components';
import type { CitadelsView, SeatView } from '../view-types';
import { characterName, districtName } from '../wording';

type Table = Readonly<{
  view: CitadelsView;
  /** By seat. */
  owners: readonly Owner[];
  /** By seat: why somebody does not answer in person. */
  absences: readonly (Absence | undefined)[];
  /** The viewer's own seat; undefined for everybody else. */
  seat: Seat | undefined;
  you: SeatView | undefined;
}>;

const TableContext = createContext<Table | undefined>(undefined);

type TableProviderProps = Readonly<{
  view: CitadelsView;
  viewer: Viewer;
  players: readonly BoardPlayer[];
  children: ReactNode;
}>;

/** The table that all parts of the board are about. */
export function TableProvider({ view, viewer, players, children }: TableProviderProps) {
  const table = useMemo(() => {
    const seat = viewer.role === 'seat' ? viewer.seat : undefined;
    const absences = view.seats.map((_, each) => players.find((player) => player.seat === each)?.absence);
    return { view, owners: ownersOf(players), absences, seat, you: seat === undefined ? undefined : view.seats[seat] };
  }, [view, viewer, players]);
  return <TableContext value={table}>{children}</TableContext>;
}

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('A part of the board stands outside its table');
  return table;
}

const GAME = 'games.citadels';

/** The texts of the board itself. */
export function useBoardTexts() {
  return useTranslations(`${GAME}.board`);
}

/** Names and sentences of the game in the reader's language. */
export function useGameWords() {
  const { owners } = useTable();
  const t = useTranslations(GAME);
  const nameOf = useCallback((seat: Seat) => owners[seat]?.name ?? '', [owners]);
  const wording = useWording(GAME, nameOf);
  return useMemo(
    () => ({
      /** With names set off, for `Words`. */
      wording,
      say: (value: LogValue) => plain(wording(value)),
      district: (id: DistrictId) => plain(wording(districtName(id))),
      /** What a special district does; undefined for the others. */
      rule: (id: DistrictId) => (t.has(`districts.${id}.rule`) ? t(`districts.${id}.rule`) : undefined),
      character: (id: CharacterId) => plain(wording(characterName(id))),
      power: (id: CharacterId) => t(`characters.${id}.power`),
      nameOf,
    }),
    [wording, nameOf, t],
  );
}
