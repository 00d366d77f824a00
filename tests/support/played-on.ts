import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Event } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { clocksAfter } from '@/lib/matches/clock/clock';
import { gameOf, loadMatch } from '@/lib/matches/stream/match-loader';
import { asStored, recordMove } from '@/lib/matches/stream/recorded-move';
import { findSituation } from '@/lib/matches/stream/situation';
import type { Habits } from '@/scripts/simulation/habits';
import { HABITS_OF_BOTS, promptNow, tamedCommand } from '@/scripts/simulation/habits';
import { seededRandom } from '@/scripts/simulation/seeded-random';

type Story = Readonly<{ match: Match; events: readonly Event[] }>;

type Wish = Readonly<{
  matchId: string;
  /** Where the match is to stop. */
  until: (match: Match) => boolean;
  habits?: Habits;
  bot?: string;
  now?: Date;
}>;

/** So many courses of the match are tried, each of so many commands. */
const COURSES = 400;
const MOST_COMMANDS = 2_500;

/**
 * Brings a running match to a moment that is rare, without playing it command by command: courses of it are tried until
 * one comes there, and that is stored in one piece. Its shuffles are not those of the match's own seed.
 */
export async function playedOn({ matchId, until, now = new Date(), ...how }: Wish): Promise<Match> {
  const situation = await findSituation(db, { matchId, commandId: randomUUID(), sender: { kind: 'service' } });
  if (!situation) throw new Error('There is no such match');
  const { terms, clocks, seats } = situation;
  const before = await loadMatch(db, situation.match);
  const { match: after, events } = storyOf(before, until, how);
  await recordMove(db, {
    ...{ matchId, before, after, events, terms, seats, moment: now, causedBy: null, commandId: randomUUID() },
    actor: { kind: 'table' },
    rulesVersion: gameOf(situation.match).metadata.rulesVersion,
    clocks: { before: clocks, after: clocksAfter({ terms, clocks, before, after, moment: now, now }) },
  });
  return after;
}

type How = Pick<Wish, 'habits' | 'bot'>;

function storyOf(before: Match, until: Wish['until'], how: How): Story {
  for (let seed = 1; seed <= COURSES; seed++) {
    const story = course(before, until, { ...how, random: seededRandom(seed) });
    if (story) return story;
  }
  throw new Error('No course of the match came there');
}

type Playing = How & Readonly<{ random: RandomSource }>;

function course(before: Match, until: Wish['until'], playing: Playing): Story | undefined {
  const { habits = HABITS_OF_BOTS, bot = 'normal', random } = playing;
  let story: Story = { match: before, events: [] };
  for (let commands = 0; commands < MOST_COMMANDS && !story.match.outcome(); commands++) {
    const { match } = story;
    if (until(match)) return story;
    const prompt = promptNow(match, habits, random);
    if (!prompt) throw new Error('A running match waits for nobody');
    const command = tamedCommand({ match, prompt, random }, habits) ?? match.botCommand(bot, prompt, random);
    const decision = match.decide({ seat: prompt.seat, promptId: prompt.id, command }, random);
    if (decision.outcome === 'rejected') throw new Error(decision.reason);
    const events = asStored(decision.events);
    story = { match: match.after(events), events: [...story.events, ...events] };
  }
  return story.match.outcome() && until(story.match) ? story : undefined;
}
