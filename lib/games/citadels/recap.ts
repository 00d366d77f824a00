import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { Reader, RecapDeed, RecapRound, Sentence, ToldEntry } from '@/lib/engine/recap';
import { asSentence, missedRounds, roundsOf, tableDeed } from '@/lib/engine/recap';
import type { CharacterId, DistrictId } from './components';
import type { ShownEvent } from './redact';
import type { CitadelsView } from './view-types';
import { characterName, inARow, message, player } from './wording';

/** The table's own events, which every game has, are none of these. */
const shown = ({ event }: ToldEntry) => event as ShownEvent;

/** What a seat did as which character, if that was seen, or what the call of a character that nobody answered came to. */
export type Deed = RecapDeed & Readonly<{ character: CharacterId | null }>;

/** What a reader has missed: an open call tells no more of the murdered than of those who were not there. */
export function recap(log: readonly ToldEntry[], { since, you }: Reader): readonly RecapRound<Deed>[] {
  return missedRounds(withoutTakenBack(log), since).map(({ entries, missed, ...round }) => ({
    ...round,
    deeds: deedsOf(entries, { since, you }),
    counts: { built: countOf(missed, 'DistrictBuilt'), destroyed: countOf(missed, 'DistrictDestroyed') },
  }));
}

const countOf = (entries: readonly ToldEntry[], type: ShownEvent['type']) =>
  entries.filter((entry) => shown(entry).type === type).length;

/** Since when a reader who looks on has had nothing to do: since its last own step, others since the round began. */
export function lastOwnStep(log: readonly ToldEntry[], view: CitadelsView, you: Seat | undefined): number {
  if (you === undefined) return (roundsOf(log).at(-1)?.entries[0]?.step ?? 1) - 1;
  const isTurn = view.turn?.seat === you;
  const began = isTurn ? log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled') : log.length;
  return log.slice(0, began).findLast((entry) => isOwnStep(shown(entry), you))?.step ?? 0;
}

/** What the viewer has done so far in the turn that is its own. */
export function doneInTurn(log: readonly ToldEntry[], view: CitadelsView, you: Seat | undefined): readonly LogLine[] {
  if (you === undefined || view.turn?.seat !== you) return [];
  const began = log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled');
  const own = withoutTakenBack(log.slice(began + 1)).filter((entry) => actorOf(shown(entry)) === you);
  return own.flatMap(({ line }) => line ?? []);
}

/** Steps that may be taken back, by the one who took them. */
const REVERSIBLE: readonly string[] = ['GoldTaken', 'IncomeTaken', 'LaboratoryUsed', 'DistrictDestroyed'];

/** The log as if what was taken back had never been done. */
export function withoutTakenBack(log: readonly ToldEntry[]): readonly ToldEntry[] {
  const stands: ToldEntry[] = [];
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

/** Told by the name of the character beside it. */
const TOLD_OTHERWISE: readonly string[] = ['CharacterCalled', 'RoundBegan', 'CharactersLaidOut'];
/** Told by no player. */
const OF_ALL: readonly string[] = ['EndAgreed', 'MatchScored'];

type Doing = Readonly<{ step: number; seat: Seat; character: CharacterId | null; lines: LogLine[] }>;

function deedsOf(entries: readonly ToldEntry[], { since, you }: Reader): readonly Deed[] {
  const isCalled = entries.some((entry) => shown(entry).type === 'CharacterCalled');
  const deeds: (Deed | Doing)[] = [];
  let called: CharacterId | null = null;
  let isNewCall = false;
  for (const entry of entries) {
    const event = shown(entry);
    if (event.type === 'CharacterCalled') {
      called = event.data.character;
      isNewCall = true;
    }
    if (entry.step <= since) continue;
    const atTable = tableDeed(entry, you) ?? ofNobody(entry);
    if (atTable) deeds.push({ character: event.type === 'CharacterCalled' ? called : null, ...atTable });
    const seat = actorOf(event);
    // Who has picked is news while the draft lasts; afterwards it says nothing.
    const isStale = isCalled && event.type === 'CharacterPicked';
    if (typeof seat !== 'number' || !entry.line || isStale || TOLD_OTHERWISE.includes(event.type)) continue;
    const current = deeds.at(-1);
    const character = roleIn(event, called);
    const goesOn = current && 'lines' in current && current.seat === seat && current.character === character;
    if (goesOn && !isNewCall) current.lines.push(entry.line);
    else deeds.push({ step: entry.step, seat, character, lines: [entry.line] });
    isNewCall = false;
  }
  return deeds.map((deed) => ('lines' in deed ? inWords(deed, you) : deed));
}

/** What nobody did, in a line of the log. */
function ofNobody(entry: ToldEntry): RecapDeed | undefined {
  const { step, line } = entry;
  const event = shown(entry);
  const isUnanswered = event.type === 'CharacterCalled' && event.data.seat === null;
  if (!line || !(isUnanswered || OF_ALL.includes(event.type))) return undefined;
  return { step, seat: null, sentences: [asSentence(line)] };
}

/** "Noor (Thief): sent thieves to the Architect and took 2 gold." */
function inWords({ step, seat, character, lines }: Doing, you: Seat | undefined): Deed {
  const who = seat === you ? message('board.story.you') : player(seat);
  const deeds = inARow(lines.map(phrase));
  const sentence = character
    ? message('board.story.deedAs', { player: who, character: characterName(character), deeds })
    : message('board.story.deed', { player: who, deeds });
  return { step, seat, character, sentences: [sentence] };
}

/** A line of the log as what somebody did, without saying who. */
export function phrase({ key, values }: LogLine): Sentence {
  return message(`board.deeds.${key}`, values);
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

/** What was built in a part of the log, except by one seat. */
export function builtIn(entries: readonly ToldEntry[], except?: Seat): ReadonlySet<string> {
  const built = entries.map(shown).flatMap((event) => (event.type === 'DistrictBuilt' ? [event.data] : []));
  return new Set(built.filter(({ seat }) => seat !== except).map(placeKey));
}

/** The last district that was destroyed, by whom and for how much. */
export function lastDestroyed(log: readonly ToldEntry[]) {
  const destroyed = log.map(shown).findLast((event) => event.type === 'DistrictDestroyed');
  return destroyed?.data;
}
