import type { Seat } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { Space } from '../components';
import { addGoods, NO_GOODS } from '../goods';
import type { ShownEvent } from '../redact';
import type { Goods } from '../view-types';

/** All that is known of one round; round 0 is what came before the first. */
export type Round = Readonly<{ number: number; entries: readonly BoardLogEntry[] }>;

const shown = ({ event }: BoardLogEntry) => event as ShownEvent;

/** The log cut into rounds, the oldest first. */
export function roundsOf(log: readonly BoardLogEntry[]): Round[] {
  const rounds: { number: number; entries: BoardLogEntry[] }[] = [];
  for (const entry of log) {
    const event = shown(entry);
    const current = rounds.at(-1);
    if (event.type === 'RoundBegan') rounds.push({ number: event.data.round, entries: [entry] });
    else if (current) current.entries.push(entry);
    else rounds.push({ number: 0, entries: [entry] });
  }
  return rounds;
}

const isResolved = ({ entries }: Round) => entries.some((entry) => shown(entry).type === 'CardRevealed');

/** The round that is resolving, or else the last one that was. */
export function lastResolved(rounds: readonly Round[]): Round | undefined {
  return rounds.findLast(isResolved);
}

/** Sealing is news while the round waits; afterwards it says nothing. */
const SEALING: readonly string[] = ['ChoiceSealed', 'GiveBackSealed', 'CharacterPicked'];

/** What the log tells of a round. */
export function toldOf(round: Round): BoardLogEntry[] {
  const resolved = isResolved(round);
  return round.entries.filter(({ event, line }) => line && !(resolved && SEALING.includes(event.type)));
}

/** What one player did in a round: the entry that says it best, and what was taken beside what that tells. */
export type Deed = Readonly<{ seat: Seat; entry: BoardLogEntry; gain: Goods; lost: BoardLogEntry | undefined }>;

/** The deeds of a round in turn order. */
export function deedsOf({ entries }: Round): Deed[] {
  const turns = entries.filter((entry) => shown(entry).type === 'CardRevealed');
  return turns.flatMap((turn) => {
    const event = shown(turn);
    if (event.type !== 'CardRevealed') return [];
    const { seat } = event.data;
    const own = entries.filter((entry) => actorOf(shown(entry)) === seat);
    const entry = own.find((each) => MAIN.includes(each.event.type));
    const gain = addGoods(...own.filter((each) => each !== entry).map((each) => gainOf(shown(each))));
    const lost = own.find((each) => each.event.type === 'FellBackToExploit');
    return entry ? [{ seat, entry, gain, lost }] : [];
  });
}

const MAIN: readonly string[] = ['Exploited', 'Urbanized', 'FloorBuilt'];

function actorOf(event: ShownEvent): Seat | undefined {
  switch (event.type) {
    case 'Exploited':
    case 'Urbanized':
    case 'FloorBuilt':
    case 'FellBackToExploit':
    case 'YieldsTaken':
    case 'BonusesTaken':
      return event.data.seat;
    default:
      return undefined;
  }
}

/** What was due, less what the viewer knows to have been missing from the supply. */
function gainOf(event: ShownEvent): Goods {
  switch (event.type) {
    case 'Exploited':
    case 'YieldsTaken':
    case 'BonusesTaken':
      return { ...event.data.gain, resources: event.data.gain.resources - (event.data.shortOf ?? 0) };
    default:
      return NO_GOODS;
  }
}

/** Where something was built in a round. */
export function builtIn({ entries }: Round): ReadonlySet<Space> {
  return new Set(
    entries
      .map(shown)
      .flatMap((event) => (event.type === 'Urbanized' || event.type === 'FloorBuilt' ? [event.data.space] : [])),
  );
}
