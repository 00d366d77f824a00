import type { Game, Match } from '@/lib/engine/game';
import type { Command, Prompt, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { BoardLogEntry } from '@/lib/games/board-props';

type PlayedMatch = Readonly<{
  game: Game;
  seats: number;
  seed: number;
  options: Readonly<Record<string, string>>;
  /** Who plays. */
  bot: string;
  /** Commands that nobody gives as long as there is another: then chance plays instead of the bot. */
  avoid?: readonly string[];
  viewer: Viewer;
  /** Whose answer a bot gives next; `undefined` at the moment that is looked at. */
  next: (match: Match) => Prompt | undefined;
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

/** A real match, played by bots up to a moment. */
export function playedMatch({ game, seats, seed, options, bot, avoid = [], viewer, next }: PlayedMatch) {
  const random = chance(seed);
  const participants = Array.from({ length: seats }, () => ({ kind: 'bot' as const, bot }));
  const events: unknown[] = [...game.start({ participants, options, seedCommitment: '', random })];
  let match = game.replay(events);
  for (let step = 0; step < LONGEST && match.outcome() === undefined; step++) {
    const prompt = next(match);
    if (!prompt) break;
    const { seat, id: promptId } = prompt;
    const command = avoid.length > 0 ? tamed(match, prompt, { avoid, random }) : match.botCommand(bot, prompt, random);
    const decision = match.decide({ seat, promptId, command }, random);
    if (decision.outcome === 'rejected') throw new Error(`A bot was refused: ${decision.reason}`);
    events.push(...decision.events);
    match = match.after(decision.events);
  }
  return {
    view: match.viewFor(viewer),
    prompts: match.openPrompts().filter(({ seat }) => viewer.role === 'seat' && seat === viewer.seat),
    log: logOf(game, events, viewer),
  };
}

type Habit = Readonly<{ avoid: readonly string[]; random: RandomSource }>;

function tamed(match: Match, prompt: Prompt, { avoid, random }: Habit): Command | undefined {
  const legal = match.legalCommands(prompt);
  const wanted = legal.filter(({ type }) => !avoid.includes(type));
  const commands = wanted.length > 0 ? wanted : legal;
  return commands[random.integer(0, commands.length - 1)];
}

function logOf(game: Game, events: readonly unknown[], viewer: Viewer): BoardLogEntry[] {
  const shown = events.flatMap((stored) => game.redact(stored, viewer) ?? []);
  return shown.map((event, index) => ({
    step: index + 1,
    at: new Date(0),
    event,
    line: game.logLine(event),
  }));
}

/** Who looks: a seat by its number, a spectator, or hindsight. */
export function viewerOf(role: string): Viewer {
  if (role === 'spectator' || role === 'hindsight') return { role };
  return { role: 'seat', seat: Number(role) };
}
