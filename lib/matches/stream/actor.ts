import type { Seat } from '@/lib/engine/game-definition';

export type SeatActor = Readonly<{ kind: 'seat' | 'bot'; seat: Seat }>;

/** Who caused an event: a person or a bot on a seat, or the table itself when it starts. */
export type Actor = SeatActor | Readonly<{ kind: 'table' }>;

const LETTERS = { seat: 's', bot: 'b', table: 't' } as const;

/** As stored with each event, in two or three bytes. */
export function writeActor(actor: Actor): string {
  return actor.kind === 'table' ? LETTERS.table : `${LETTERS[actor.kind]}${actor.seat}`;
}

export function readActor(stored: string): Actor {
  if (stored === LETTERS.table) return { kind: 'table' };
  const [, letter, digits] = /^([sb])(\d+)$/.exec(stored) ?? [];
  if (!letter) throw new Error(`Unknown actor in the event log: ${stored}`);
  return { kind: letter === LETTERS.seat ? 'seat' : 'bot', seat: Number(digits) };
}
