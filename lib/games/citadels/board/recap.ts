import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { CharacterId, DistrictId } from '../components';
import type { ShownEvent } from '../redact';
import type { CitadelsView } from '../view-types';

/** All that is known of one round; round 0 is what came before the first. */
export type Round = Readonly<{ number: number; entries: readonly BoardLogEntry[] }>;

/** The table's own events, which every game has, are read by nothing here. */
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

/** What a seat did, or what the call of a character that nobody answered came to. */
export type Deed = Readonly<{
  key: string;
  seat: Seat | null;
  /** As which character, if that was seen. */
  character: CharacterId | null;
  lines: readonly LogLine[];
}>;

/** Told by the mark and the name of the character beside it, or by the table itself. */
const TOLD_OTHERWISE: readonly string[] = ['CharacterCalled', 'RoundBegan', 'CharactersLaidOut'];

/** What happened while the viewer had nothing to do: since its last own step, or for others in this round. */
export function recapOf(log: readonly BoardLogEntry[], view: CitadelsView, you: Seat | undefined): readonly Deed[] {
  const entries = sinceLastStep(withoutTakenBack(log), view, you);
  const isCalled = entries.some((entry) => shown(entry).type === 'CharacterCalled');
  // Who has picked is news while the draft lasts; afterwards it says nothing.
  return deedsOf(isCalled ? entries.filter((entry) => shown(entry).type !== 'CharacterPicked') : entries);
}

export function sinceLastStep(
  log: readonly BoardLogEntry[],
  view: CitadelsView,
  you: Seat | undefined,
): readonly BoardLogEntry[] {
  if (you === undefined) return roundsOf(log).at(-1)?.entries ?? [];
  const isTurn = view.turn?.seat === you;
  const began = isTurn ? log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled') : log.length;
  const last = log.slice(0, began).findLastIndex((entry) => isOwnStep(shown(entry), you));
  // What the reader has done in this turn is no news.
  const inTurn = log.slice(began + 1).filter((entry) => actorOf(shown(entry)) !== you);
  return isTurn ? [...log.slice(last + 1, began + 1), ...inTurn] : log.slice(last + 1);
}

/** What the viewer has done so far in the turn that is its own. */
export function doneInTurn(
  log: readonly BoardLogEntry[],
  view: CitadelsView,
  you: Seat | undefined,
): readonly LogLine[] {
  if (you === undefined || view.turn?.seat !== you) return [];
  const began = log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled');
  const own = withoutTakenBack(log.slice(began + 1)).filter((entry) => actorOf(shown(entry)) === you);
  return own.flatMap(({ line }) => line ?? []);
}

/** Steps that may be taken back, by the one who took them. */
const REVERSIBLE: readonly string[] = ['GoldTaken', 'IncomeTaken', 'LaboratoryUsed'];

/** The log as if what was taken back had never been done. */
function withoutTakenBack(log: readonly BoardLogEntry[]): readonly BoardLogEntry[] {
  const stands: BoardLogEntry[] = [];
  for (const entry of log) {
    const isTakenBack = shown(entry).type === 'StepTakenBack';
    if (!isTakenBack) stands.push(entry);
    const last = isTakenBack ? stands.findLastIndex((each) => REVERSIBLE.includes(shown(each).type)) : -1;
    if (last >= 0) stands.splice(last, 1);
  }
  return stands;
}

const OWN_STEPS: readonly string[] = ['CharacterPicked', 'TurnEnded', 'DistrictFetched'];

function isOwnStep(event: ShownEvent, you: Seat): boolean {
  return OWN_STEPS.includes(event.type) && actorOf(event) === you;
}

function deedsOf(entries: readonly BoardLogEntry[]): readonly Deed[] {
  const deeds: { key: string; seat: Seat | null; character: CharacterId | null; lines: LogLine[] }[] = [];
  let called: CharacterId | null = null;
  for (const [index, entry] of entries.entries()) {
    const event = shown(entry);
    if (event.type === 'CharacterCalled') called = event.data.character;
    if (event.type === 'RoundBegan') called = null;
    const seat = actorOf(event);
    if (seat === undefined || (!entry.line && event.type !== 'CharacterCalled')) continue;
    const current = deeds.at(-1);
    const told = entry.line && !TOLD_OTHERWISE.includes(event.type) ? [entry.line] : [];
    const character = roleIn(event, called);
    const isSame = current?.seat === seat && current.character === character && event.type !== 'CharacterCalled';
    if (isSame) current.lines.push(...told);
    else deeds.push({ key: `${index}`, seat, character, lines: told });
  }
  return deeds;
}

/** As which character a seat acts: not all that happens in a turn is done by the one whose turn it is. */
function roleIn(event: ShownEvent, called: CharacterId | null): CharacterId | null {
  switch (event.type) {
    case 'GoldStolen':
      return 'thief';
    case 'GraveyardAsked':
    case 'DistrictFetched':
    case 'DistrictBuried':
    case 'VictimRevealed':
    case 'EndAnswered':
      return null;
    case 'CrownTaken':
      return event.data.heir ? null : called;
    default:
      return called;
  }
}

/** Whose doing an event is; null for a call that nobody answered, and `undefined` where the table itself acts. */
function actorOf(event: ShownEvent): Seat | null | undefined {
  switch (event.type) {
    case 'CharacterPicked':
    case 'GoldTaken':
    case 'CardsKept':
    case 'ArchitectDrew':
    case 'IncomeTaken':
    case 'DistrictBuilt':
    case 'CityCompleted':
    case 'VictimNamed':
    case 'TargetNamed':
    case 'HandsSwapped':
    case 'CardsExchanged':
    case 'LaboratoryUsed':
    case 'SmithyUsed':
    case 'DistrictDestroyed':
    case 'GraveyardAsked':
    case 'DistrictFetched':
    case 'CrownTaken':
    case 'TurnEnded':
    case 'VictimRevealed':
    case 'EndProposed':
    case 'EndAnswered':
      return event.data.seat;
    case 'CharacterCalled':
      return event.data.seat;
    case 'GoldStolen':
      return event.data.by;
    case 'DistrictBuried':
      return event.data.declinedBy ?? undefined;
    default:
      return undefined;
  }
}

/** A district in a city. */
export type Place = Readonly<{ seat: Seat; district: DistrictId }>;

export const placeKey = ({ seat, district }: Place) => `${seat} ${district}`;

/** What was built in a part of the log. */
export function builtIn(entries: readonly BoardLogEntry[]): ReadonlySet<string> {
  const built = entries.map(shown).flatMap((event) => (event.type === 'DistrictBuilt' ? [event.data] : []));
  return new Set(built.map(placeKey));
}

/** The last district that was destroyed, by whom and for how much. */
export function lastDestroyed(log: readonly BoardLogEntry[]) {
  const destroyed = log.map(shown).findLast((event) => event.type === 'DistrictDestroyed');
  return destroyed?.data;
}
