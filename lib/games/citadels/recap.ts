import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { Reader, RecapDeed, RecapRound, Sentence, ToldEntry } from '@/lib/engine/recap';
import { asSentence, missedRounds, ownMisses, tableDeed } from '@/lib/engine/recap';
import { actorOf, roleIn } from './actor';
import type { CharacterId } from './components';
import type { ShownEvent } from './redact';
import { shown } from './shown-event';
import { withoutTakenBack } from './taken-back';
import { characterName, inARow, message, player } from './wording';

/** What a seat did as which character, if that was seen, or what the call of a character that nobody answered came to. */
export type Deed = RecapDeed & Readonly<{ character: CharacterId | null }>;

/** What a reader has missed: an open call tells no more of the murdered than of those who were not there. */
export function recap(log: readonly ToldEntry[], { since, you }: Reader): readonly RecapRound<Deed>[] {
  return missedRounds(withoutTakenBack(log), since).map(({ entries, missed, ...round }) => ({
    ...round,
    deeds: deedsOf(entries, { since, you }),
    counts: {
      built: countOf(missed, 'DistrictBuilt'),
      destroyed: countOf(missed, 'DistrictDestroyed'),
      missed: ownMisses(missed, you),
    },
  }));
}

const countOf = (entries: readonly ToldEntry[], type: ShownEvent['type']) =>
  entries.filter((entry) => shown(entry).type === type).length;

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
