import { randomUUID } from 'node:crypto';
import type { Game, Match } from '@/lib/engine/game';
import type { ClockTerms, Participant } from '@/lib/engine/participant';
import type { Clocks } from '../clock/clock';
import { clocksAfter } from '../clock/clock';
import type { Queries } from './event-store';
import { asStored, recordMove } from './recorded-move';
import { commitmentOf, newSeed, secretRandom } from './secret-random';

export type TakenSeat = Readonly<{ seat: number; userId: string | null; bot: string | null }>;

export type ReadyTable = Readonly<{ id: string; options: unknown; clock: ClockTerms; seats: readonly TakenSeat[] }>;

/** Deals the match out to those who sit at the table, in the caller's transaction, which holds the table's row. */
export async function startTable(
  tx: Queries,
  { table, game, startedBy }: { table: ReadyTable; game: Game; startedBy: string },
): Promise<Match> {
  const seats = await closeRanks(tx, table);
  const seed = newSeed();
  const seedCommitment = commitmentOf(seed);
  const participants = seats.map(participantOf);
  const random = secretRandom(seed, 0);
  const { clock } = table;
  const events = asStored(game.start({ participants, options: table.options, clock, seedCommitment, random }));
  const after = game.replay(events);
  await tx.match.update({
    where: { id: table.id },
    data: { seed, seedCommitment, seatCount: seats.length, startedAt: new Date() },
  });
  const { rulesVersion } = game.metadata;
  const causedBy = seats.find(({ userId }) => userId === startedBy)?.seat ?? null;
  const origin = { actor: { kind: 'table' }, commandId: randomUUID(), rulesVersion, causedBy } as const;
  const now = new Date();
  const before: Clocks = { prompts: new Map(), banksMs: seats.map(() => clock.bankMs) };
  const clocks = {
    before,
    after: clocksAfter({ terms: clock, clocks: before, before: undefined, after, moment: now, now }),
  };
  const time = { moment: now, seats: [], terms: clock, clocks };
  await recordMove(tx, { matchId: table.id, before: undefined, after, events, ...origin, ...time });
  return after;
}

/** Numbers the taken seats from 0 without a gap, in their order. */
async function closeRanks(tx: Queries, { id, seats }: ReadyTable): Promise<readonly TakenSeat[]> {
  const inOrder = seats
    .toSorted((a, b) => a.seat - b.seat)
    .map((taken, seat) => ({ from: taken.seat, ...taken, seat }));
  for (const { from, seat } of inOrder.filter((moved) => moved.from !== moved.seat)) {
    await tx.matchSeat.update({ where: { matchId_seat: { matchId: id, seat: from } }, data: { seat } });
  }
  return inOrder;
}

function participantOf({ userId, bot }: TakenSeat): Participant {
  if (userId !== null) return { kind: 'user', id: userId };
  if (bot !== null) return { kind: 'bot', bot };
  throw new Error('A taken seat has neither a user nor a bot');
}
