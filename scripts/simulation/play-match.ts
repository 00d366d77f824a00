import type { Game, Match } from '@/lib/engine/game';
import type { Command, Event, Prompt } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { Habits } from './habits';
import { HABITS_OF_BOTS, promptNow, tamedCommand } from './habits';

/** Longer than any match of any game: whoever plays that many commands does not end. */
const MOST_COMMANDS = 20_000;

export type Answering = (asked: Readonly<{ match: Match; prompt: Prompt; random: RandomSource }>) => Command;

export type Table = Readonly<{
  game: Game;
  /** The bot on each seat. */
  bots: readonly string[];
  options: unknown;
  random: RandomSource;
  habits?: Habits;
}>;

export type PlayedMatch = Readonly<{
  match: Match;
  events: readonly Event[];
  /** Of each command, the events it brought about; the opening is the first. */
  batches: readonly (readonly Event[])[];
}>;

function assertSound(match: Match): void {
  const broken = match.brokenInvariants();
  if (broken.length > 0) throw new Error(`Broken at version ${match.version}: ${broken.join('; ')}`);
}

function answered(match: Match, prompt: Prompt, answering: Answering, random: RandomSource): readonly Event[] {
  const command = answering({ match, prompt, random });
  const decision = match.decide({ seat: prompt.seat, promptId: prompt.id, command }, random);
  if (decision.outcome === 'accepted') return decision.events;
  throw new Error(`Refused at version ${match.version}: ${decision.reason} to ${JSON.stringify(command)}`);
}

/** Plays a whole match, and checks after each command that nothing is lost and somebody is asked. */
export function playMatch({ game, bots, options, random, habits = HABITS_OF_BOTS }: Table, answering?: Answering) {
  const byBot: Answering = ({ match, prompt }) =>
    tamedCommand({ match, prompt, random }, habits) ?? match.botCommand(bots[prompt.seat] ?? '', prompt, random);
  const participants = bots.map((bot) => ({ kind: 'bot', bot }) as const);
  const opening = game.start({ participants, options, seedCommitment: '', random });
  const batches = [opening];
  let match = game.replay(opening);
  for (let commands = 0; !match.outcome(); commands++) {
    assertSound(match);
    const prompt = promptNow(match, habits, random);
    if (!prompt || commands > MOST_COMMANDS) throw new Error(`No end in sight at version ${match.version}`);
    const events = answered(match, prompt, answering ?? byBot, random);
    batches.push(events);
    match = match.after(events);
  }
  assertSound(match);
  return { match, events: batches.flat(), batches } satisfies PlayedMatch;
}
