import { accept } from '@/lib/engine/decision';
import type { Seat } from '@/lib/engine/game-definition';
import type { TableEvent } from '@/lib/engine/table-events';
import type { CommandResult } from '../stream/append-move';
import { appendMove, refused } from '../stream/append-move';
import { resignation } from '../table-commands';

type ByModerator = Readonly<{
  matchId: string;
  /** A UUID: sent again it is answered the same and stored once. */
  commandId: string;
}>;

const sender = { kind: 'service' } as const;

/** A moderator calls a running match off, in any round. Who is a moderator is for the caller to check. */
export function cancelByModerator(wish: ByModerator, now = new Date()): Promise<CommandResult> {
  const cancelled: TableEvent = { type: 'MatchCancelled', data: { by: 'moderator' } };
  return appendMove({ ...wish, sender, now, decide: () => accept(cancelled) });
}

/** A moderator hands a person's seat to a bot for good. Who is a moderator is for the caller to check. */
export function handSeatToBot(
  { seat, ...wish }: ByModerator & Readonly<{ seat: Seat }>,
  now = new Date(),
): Promise<CommandResult> {
  return appendMove({
    ...{ ...wish, sender, now },
    decide: ({ match }) => {
      const pilot = match.table.seats[seat]?.pilot;
      if (!pilot) return refused('not-your-seat');
      if (pilot.kind === 'bot' && pilot.because !== 'autopilot') return refused('seat-has-bot');
      return accept(...resignation(match, seat, 'moderator'));
    },
  });
}
