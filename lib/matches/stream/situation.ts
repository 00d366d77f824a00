import type { Seat } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import type { Clocks } from '../clock/clock';
import type { SeatActor } from './actor';
import type { Queries } from './event-store';
import type { MatchStatus } from './match-status';

/** Who wants to append to a match. The service itself acts when time has passed, or a moderator steps in. */
export type Sender =
  | Readonly<{ kind: 'user'; userId: string }>
  | Readonly<{ kind: 'bot'; seat: Seat; causedBy: Seat | null }>
  | Readonly<{ kind: 'service' }>;

export type Handled = Readonly<{ actor: string; version: number }>;

/** All that has to be known before the rules are asked. */
export type Situation = Readonly<{
  match: Readonly<{
    id: string;
    game: string;
    status: MatchStatus;
    version: number;
    ownerId: string;
    practice: boolean;
    /** The latest moment of the match's own time that everybody knows of. */
    movedAt: Date;
    seed: Uint8Array | null;
  }>;
  terms: ClockTerms;
  clocks: Clocks;
  /** By the match's own time. */
  openedAt: ReadonlyMap<string, Date>;
  seats: readonly SeatTime[];
  /** Where the sender sits; `undefined` for those who do not, or have resigned. */
  sitting: SeatActor | undefined;
  /** Where the sender sat before resigning. */
  satBefore: SeatActor | undefined;
  /** What the same command id was stored as before. */
  handled: Handled | undefined;
}>;

/** What the database knows about a seat's time. */
export type SeatTime = Readonly<{ seat: Seat; bankMs: number; missedInRow: number; holidayUntil: string | null }>;

type Asked = Readonly<{ matchId: string; commandId: string; sender: Sender }>;

type PromptRow = Readonly<{ promptId: string; openedAt: string; dueAt: string | null; leftMs: number | null }>;

type Row = Situation['match'] &
  ClockTerms &
  Readonly<{
    sitting: Seat | null;
    resigned: boolean | null;
    actor: string | null;
    handledVersion: number | null;
    prompts: readonly PromptRow[] | null;
    seats: readonly SeatTime[] | null;
  }>;

/** In one query. Times are asked for only where there is a clock. */
export async function findSituation(queries: Queries, asked: Asked): Promise<Situation | undefined> {
  const { matchId, commandId, sender } = asked;
  const userId = sender.kind === 'user' ? sender.userId : null;
  const [row] = await queries.$queryRaw<Row[]>`
    SELECT "Match"."id", "game", "status"::text, "Match"."version", "ownerId", "practice", "movedAt", "seed",
      "paceMs", "Match"."bankMs", "holidayDays", sitting."seat" AS sitting, sitting."resigned",
      handled."actor", handled."version" AS "handledVersion",
      CASE WHEN "paceMs" IS NOT NULL THEN (
        SELECT json_agg(json_build_object(
          'promptId', "promptId", 'openedAt', "openedAt", 'dueAt', "dueAt", 'leftMs', "leftMs"))
        FROM "OpenPrompt" WHERE "matchId" = "Match"."id") END AS prompts,
      CASE WHEN "paceMs" IS NOT NULL THEN (
        SELECT json_agg(json_build_object(
          'seat', "seat", 'bankMs', "bankMs", 'missedInRow', "missedInRow", 'holidayUntil', "holidayUntil") ORDER BY "seat")
        FROM "MatchSeat" WHERE "matchId" = "Match"."id") END AS seats
    FROM "Match"
    LEFT JOIN "MatchSeat" AS sitting
      ON sitting."matchId" = "Match"."id" AND sitting."userId" = ${userId}::uuid
    LEFT JOIN LATERAL (
      SELECT "actor", "version" FROM "MatchEvent"
      WHERE "commandId" = ${commandId}::uuid AND "matchId" = "Match"."id" ORDER BY "version" DESC LIMIT 1
    ) AS handled ON true
    WHERE "Match"."id" = ${matchId}::uuid`;
  return row && situationOf(row);
}

function situationOf(row: Row): Situation {
  const { paceMs, bankMs, holidayDays, sitting, resigned, actor, handledVersion, ...match } = row;
  const own = sitting === null ? undefined : ({ kind: 'seat', seat: sitting } as const);
  const [prompts, seats] = [row.prompts ?? [], row.seats ?? []];
  return {
    match,
    terms: { paceMs, bankMs, holidayDays },
    clocks: {
      prompts: new Map(prompts.map(({ promptId, dueAt, leftMs }) => [promptId, { dueAt: dateOf(dueAt), leftMs }])),
      banksMs: seats.map((seat) => seat.bankMs),
    },
    openedAt: new Map(prompts.map(({ promptId, openedAt }) => [promptId, new Date(openedAt)])),
    seats,
    sitting: resigned ? undefined : own,
    satBefore: resigned ? own : undefined,
    handled: actor === null || handledVersion === null ? undefined : { actor, version: handledVersion },
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
