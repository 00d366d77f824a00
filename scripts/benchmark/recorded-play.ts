import type { Answer, Game, Match } from '@/lib/engine/game';
import type { Event } from '@/lib/engine/game-definition';
import { seededRandom } from '../simulation/seeded-random';

/** A whole match, kept as what was asked for and what happened. */
export type RecordedPlay = Readonly<{
  opening: Match;
  moves: readonly Readonly<{ before: Match; answer: Answer; events: readonly Event[] }>[];
  events: readonly Event[];
  final: Match;
}>;

/** Plays a match with legal commands drawn by lot. */
export function recordPlay(game: Game, { seats, seed }: Readonly<{ seats: number; seed: number }>): RecordedPlay {
  const random = seededRandom(seed);
  const participants = Array.from({ length: seats }, () => ({ kind: 'bot', bot: 'random' }) as const);
  const events = [...game.start({ participants, options: {}, seedCommitment: '', random })];
  const opening = game.replay(events);
  const moves: { before: Match; answer: Answer; events: readonly Event[] }[] = [];
  let match = opening;
  while (!match.outcome()) {
    const prompt = match.openPrompts().find(({ settled }) => !settled);
    if (!prompt) throw new Error('Nobody is asked');
    const answer = { seat: prompt.seat, promptId: prompt.id, command: match.botCommand('random', prompt, random) };
    const decision = match.decide(answer, random);
    if (decision.outcome === 'rejected') throw new Error(`Refused: ${decision.reason}`);
    moves.push({ before: match, answer, events: decision.events });
    events.push(...decision.events);
    match = match.after(decision.events);
  }
  return { opening, moves, events, final: match };
}

/** The first play, in the order of seeds, that is at least so long. */
export function longPlay(game: Game, { seats, events }: Readonly<{ seats: number; events: number }>): RecordedPlay {
  for (let seed = 1; seed < 500; seed++) {
    const play = recordPlay(game, { seats, seed });
    if (play.events.length >= events) return play;
  }
  throw new Error(`No match of ${seats} seats reaches ${events} events`);
}
