import type { Seat } from '@/lib/engine/game-definition';
import type { Reader, RecapDeed, RecapRound, Round, ToldEntry } from '@/lib/engine/recap';
import { asSentence, missedRounds, ownMisses, tableDeed } from '@/lib/engine/recap';
import type { Space } from './components';
import type { ShownEvent } from './redact';

/** The table's own events, which every game has, are none of these. */
const shown = ({ event }: ToldEntry) => event as ShownEvent;

const isResolved = ({ entries }: Round) => entries.some((entry) => shown(entry).type === 'CardRevealed');

/** The round that is resolving, or else the last one that was. */
export function lastResolved(rounds: readonly Round[]): Round | undefined {
  return rounds.findLast(isResolved);
}

/** Sealing is news while the round waits; afterwards it says nothing. */
const SEALING: readonly string[] = ['ChoiceSealed', 'GiveBackSealed', 'CharacterPicked'];

/** What the log tells of a round. */
export function toldOf(round: Round): ToldEntry[] {
  const resolved = isResolved(round);
  return round.entries.filter(({ event, line }) => line && !(resolved && SEALING.includes(event.type)));
}

/** What a reader has missed, for each round in turn order. */
export function recap(log: readonly ToldEntry[], { since, you }: Reader): readonly RecapRound[] {
  return missedRounds(log, since)
    .filter(({ number }) => number > 0)
    .map(({ entries, missed, ...round }) => ({
      ...round,
      deeds: [...missed.flatMap((entry) => tableDeed(entry, you) ?? []), ...deedsOf(entries, since), ...after(missed)],
      counts: {
        built: countOf(missed, 'FloorBuilt'),
        urbanized: countOf(missed, 'Urbanized'),
        exploited: countOf(missed, 'Exploited'),
        missed: ownMisses(missed, you),
      },
    }));
}

const countOf = (entries: readonly ToldEntry[], type: ShownEvent['type']) =>
  entries.filter((entry) => shown(entry).type === type).length;

/** The deeds of a round in turn order. */
function deedsOf(entries: readonly ToldEntry[], since: number): RecapDeed[] {
  const turns = entries.map(shown).flatMap((event) => (event.type === 'CardRevealed' ? [event.data.seat] : []));
  return turns.flatMap((seat) => {
    const own = entries.filter((entry) => entry.step > since && actorOf(shown(entry)) === seat);
    const sentences = own.flatMap(({ line }) => (line ? [asSentence(line)] : []));
    const [first] = own;
    return first && sentences.length > 0 ? [{ step: first.step, seat, sentences }] : [];
  });
}

/** What belongs to the turn of a player, also where another gets something by it. */
function actorOf(event: ShownEvent): Seat | undefined {
  switch (event.type) {
    case 'Exploited':
    case 'Urbanized':
    case 'FloorBuilt':
    case 'FellBackToExploit':
    case 'YieldsTaken':
    case 'BonusesTaken':
      return event.data.seat;
    case 'ResourcesReturned':
      return event.data.by;
    default:
      return undefined;
  }
}

const AFTER_TURNS: readonly string[] = [
  ...['TilesLost', 'TileSupplyExhausted', 'TilesGivenBack', 'TileSupplyRenewed'],
  ...['EndTriggered', 'MatchScored'],
];

/** What happens to all when a round is over. */
function after(entries: readonly ToldEntry[]): RecapDeed[] {
  return entries.flatMap(({ step, event, line }) =>
    line && AFTER_TURNS.includes(event.type) ? [{ step, seat: null, sentences: [asSentence(line)] }] : [],
  );
}

/** Where something was built in a part of the log. */
export function builtIn(entries: readonly ToldEntry[]): ReadonlySet<Space> {
  return new Set(
    entries
      .map(shown)
      .flatMap((event) => (event.type === 'Urbanized' || event.type === 'FloorBuilt' ? [event.data.space] : [])),
  );
}
