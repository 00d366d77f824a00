import { createHash } from 'node:crypto';
import type { Seat } from '@/lib/engine/game-definition';
import type { SummaryRow } from '../reading/match-access';
import { endsOf } from './clock';

/** When a question has to be answered, as it is shown: it is enforced a little later. */
export type Due = Readonly<{
  /** The end of the pace. */
  dueAt: Date;
  /** The end of the time bank, which follows; the same instant where nothing is left in it. */
  bankEndsAt: Date;
}>;

type Timed = Pick<SummaryRow, 'prompts' | 'seats'>;

/** By prompt, for the questions a seat has not answered and whose clocks run. Public, as clocks at a table are. */
export function duesOf({ prompts, seats }: Timed, seat: Seat): ReadonlyMap<string, Due> {
  const bankMs = seats.find((taken) => taken.seat === seat)?.bankMs ?? 0;
  const waiting = prompts.filter((prompt) => prompt.seat === seat && !prompt.settled);
  const ends = endsOf(new Map(waiting.map((prompt) => [prompt, prompt])), bankMs);
  return new Map(
    [...ends].flatMap(([{ promptId, dueAt }, bankEndsAt]) =>
      dueAt ? [[promptId, { dueAt, bankEndsAt }] as const] : [],
    ),
  );
}

/** What of it comes first. */
export function nextDue(row: Timed, seat: Seat): Due | null {
  const [first] = [...duesOf(row, seat).values()].toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt));
  return first ?? null;
}

const MARK_LENGTH = 8;

/** Changes with what everybody may see of the clocks, in a few characters; none where there is no clock. */
export function clockMark({ paceMs, pausedAt, prompts, seats }: SummaryRow): string {
  if (paceMs === null) return '';
  const facts = [
    pausedAt,
    seats.map(({ bankMs, holidayUntil, standIn, asksForPause }) => [bankMs, holidayUntil, standIn, asksForPause]),
    prompts.map(({ seat, dueAt }) => [seat, dueAt]),
  ];
  return ` ${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, MARK_LENGTH)}`;
}
