import type { Match } from '@/lib/engine/game';
import type { Prompt, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { ginkgopolis } from '@/lib/games/ginkgopolis';
import type { GinkgopolisView } from '@/lib/games/ginkgopolis/view-types';

/** Where a match is stopped to be looked at. */
export const MOMENTS = ['choosing', 'sealed', 'drafting', 'new-hands', 'resolving', 'giving-back', 'finished'] as const;
export type Moment = (typeof MOMENTS)[number];

type PlayedMatch = Readonly<{
  seats: number;
  seed: number;
  /** From this round on the match stops at the moment. */
  round: number;
  moment: Moment;
  options: Readonly<Record<string, string>>;
  /** Who plays; `random` builds the bigger cities. */
  bot: string;
  viewer: Viewer;
}>;

/** The same numbers for the same seed. */
function chance(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { integer: (min, max) => min + Math.floor(next() * (max - min + 1)) };
}

const LONGEST = 4000;

/** A real match, played by bots up to a moment. One other than the viewer has answered there. */
export function playedMatch({ seats, seed, round, moment, options, bot, viewer }: PlayedMatch) {
  const random = chance(seed);
  const participants = Array.from({ length: seats }, () => ({ kind: 'bot' as const, bot }));
  const events: unknown[] = [...ginkgopolis.start({ participants, options, seedCommitment: '', random })];
  let match = ginkgopolis.replay(events);
  for (let step = 0; step < LONGEST && match.outcome() === undefined; step++) {
    const prompt = nextPrompt(match, { round, moment, viewer });
    if (!prompt) break;
    const { seat, id: promptId } = prompt;
    const decision = match.decide({ seat, promptId, command: match.botCommand(bot, prompt, random) }, random);
    if (decision.outcome === 'rejected') throw new Error(`A bot was refused: ${decision.reason}`);
    events.push(...decision.events);
    match = match.after(decision.events);
  }
  return {
    view: match.viewFor(viewer),
    prompts: match.openPrompts().filter(({ seat }) => viewer.role === 'seat' && seat === viewer.seat),
    log: logOf(events, viewer),
  };
}

function nextPrompt(
  match: Match,
  { round, moment, viewer }: Pick<PlayedMatch, 'round' | 'moment' | 'viewer'>,
): Prompt | undefined {
  const view = match.viewFor(viewer) as GinkgopolisView;
  const open = match.openPrompts().filter(({ settled }) => !settled);
  const isThere = view.round >= round && view.phase === (moment === 'sealed' ? 'choosing' : moment);
  if (!isThere || viewer.role !== 'seat') return open[0];
  const mine = open.find(({ seat }) => seat === viewer.seat);
  const others = open.filter(({ seat }) => seat !== viewer.seat);
  if (moment === 'sealed') return mine;
  // One of the others has answered, the rest still think.
  return mine && others.length > 1 ? others[0] : mine ? undefined : open[0];
}

function logOf(events: readonly unknown[], viewer: Viewer): BoardLogEntry[] {
  const shown = events.flatMap((stored) => ginkgopolis.redact(stored, viewer) ?? []);
  return shown.map((event, index) => ({
    step: index + 1,
    at: new Date(0),
    event,
    line: ginkgopolis.logLine(event),
  }));
}
