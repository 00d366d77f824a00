'use client';

import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { Icon } from './icon';
import type { Owner } from './owner';
import { OwnerMark } from './owner-mark';
import { reachable } from './reachable';
import styles from './score-table.module.css';
import { tipWith } from './tip';

/** What is known of a seat's score in every game: more is told by the game's own rows. */
export type ScoreColumn = Readonly<{ seat: number; rank: number }>;

/** Whose column it is; a seat whose player is not known has no mark. */
type Owners = readonly (Owner | undefined)[];

const ColumnsContext = createContext<readonly ScoreColumn[]>([]);

/** More players than these are told by their marks where it is narrow. */
const MOST_NAMED = 3;

type ScoreTableProps = Readonly<{
  /** `title` names the table, `what` its first column, `winner` the trophy. */
  words: Readonly<{ title: string; what: string; winner: string }>;
  scores: readonly ScoreColumn[];
  owners: Owners;
  /** Totals and places. */
  foot: ReactNode;
  children: ReactNode;
}>;

/** The final scores down to the last point, a column for each player, the winner's first. */
export function ScoreTable({ words, scores, owners, foot, children }: ScoreTableProps) {
  const columns = [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <ColumnsContext value={columns}>
      <section className={styles.scroll} aria-label={words.title} {...reachable}>
        <table className={`${styles.table} ${columns.length > MOST_NAMED ? styles.many : ''}`}>
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.what}</span>
              </th>
              {columns.map(({ seat, rank }) => (
                <th key={seat} scope="col" className={rank === 1 ? styles.winner : undefined}>
                  <span className={styles.player} {...tipWith(owners[seat]?.name ?? '')}>
                    {owners[seat] ? <OwnerMark owner={owners[seat]} size={20} silent /> : null}
                    <span className={styles.name}>{owners[seat]?.name}</span>
                    {rank === 1 ? <Icon name="trophy" size={15} label={words.winner} /> : null}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
          <tfoot>{foot}</tfoot>
        </table>
      </section>
    </ColumnsContext>
  );
}

type ScoreRowProps = Readonly<{
  title: ReactNode;
  cell: (seat: number) => ReactNode;
  /** Its cells are lists that begin at the top. */
  tall?: boolean;
}>;

/** One thing that scores, for each player. */
export function ScoreRow({ title, cell, tall = false }: ScoreRowProps) {
  return (
    <tr className={tall ? styles.tall : undefined}>
      <th scope="row">{title}</th>
      {use(ColumnsContext).map(({ seat, rank }) => (
        <td key={seat} className={rank === 1 ? styles.winner : undefined}>
          {cell(seat)}
        </td>
      ))}
    </tr>
  );
}

/** A heading over the rows below it. */
export function ScoreGroup({ title }: Readonly<{ title: string }>) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={use(ColumnsContext).length + 1}>
        {title}
      </th>
    </tr>
  );
}
