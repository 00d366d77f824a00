import type { Match } from '@/lib/engine/game';
import type { Seat } from '@/lib/engine/game-definition';
import type { TableEvent } from '@/lib/engine/table-events';
import { laterOf } from './clock/clock';
import type { CommandResult, Decided, Running } from './stream/append-move';
import { appendMove, refused } from './stream/append-move';

export type { CommandResult } from './stream/append-move';

export type UserCommand = Readonly<{
  matchId: string;
  userId: string;
  promptId: string;
  /** Made by the client together with its choice, a UUID: sent again it is answered the same and stored once. */
  commandId: string;
  command: unknown;
}>;

export type BotCommand = Omit<UserCommand, 'userId'> & Readonly<{ seat: Seat; causedBy: Seat | null }>;

type Choice = Pick<UserCommand, 'promptId' | 'command'>;

/** Answers one prompt of the user's seat. The same for the page's action, the HTTP API and any other way in. */
export function handleCommand({ userId, ...answer }: UserCommand, now = new Date()): Promise<CommandResult> {
  return appendMove({
    ...answer,
    now,
    sender: { kind: 'user', userId },
    decide: (running) => decideForPerson(running, answer),
  });
}

/** A bot's answer goes the same way as a person's. It takes no time: it comes when it was asked, after all before it. */
export function handleBotCommand({ seat, causedBy, ...answer }: BotCommand, now = new Date()): Promise<CommandResult> {
  return appendMove({
    ...answer,
    now,
    sender: { kind: 'bot', seat, causedBy },
    decide: (running) => decideForBot(running, { ...answer, seat }),
  });
}

function decideForPerson({ match, actor, random }: Running, { promptId, command }: Choice): Decided {
  if (actor.kind !== 'seat') return refused('not-your-seat');
  if (isForAnother(match, promptId, actor.seat)) return refused('not-your-prompt');
  const decision = match.decide({ seat: actor.seat, promptId, command }, random);
  if (decision.outcome === 'rejected') return decision;
  return { ...decision, events: [...takingBack(match, actor.seat), ...decision.events] };
}

/** Comes before whatever a person does whose seat is on autopilot. */
export function takingBack({ table }: Match, seat: Seat): readonly TableEvent[] {
  if (table.seats[seat]?.pilot.kind === 'person') return [];
  return [{ type: 'SeatTakenBack', data: { seat } }];
}

function decideForBot({ match, situation, random }: Running, choice: Choice & Readonly<{ seat: Seat }>): Decided {
  const { seat, promptId } = choice;
  // A person has come back meanwhile, or two jobs play for the same bot. A person may change a sealed choice, a bot not.
  if (match.table.seats[seat]?.pilot.kind !== 'bot' || isSettled(match, promptId)) return refused('prompt-closed');
  const decision = match.decide(choice, random);
  if (decision.outcome === 'rejected') return decision;
  const openedAt = situation.openedAt.get(promptId);
  return { ...decision, moment: openedAt && laterOf(openedAt, situation.match.movedAt) };
}

/** Who is asked is public, as everybody sees for whom a table waits. */
function isForAnother(match: Match, promptId: string, own: Seat): boolean {
  return match.openPrompts().some(({ id, seat }) => id === promptId && seat !== own);
}

function isSettled(match: Match, promptId: string): boolean {
  return match.openPrompts().some(({ id, settled }) => id === promptId && settled);
}
