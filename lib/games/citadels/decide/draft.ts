import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CharacterId } from '../components';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import type { DraftStep } from '../set-up';
import type { Drafting } from '../state';
import { seatAt, seatAtPlace, setUpOf } from '../state';

/** The pick the draft has come to; `undefined` after the last. */
export function draftStep(state: Drafting): DraftStep | undefined {
  return setUpOf(state).draft[state.step];
}

/** Who picks now. */
export function picker(state: Drafting): Seat | undefined {
  const step = draftStep(state);
  return step && seatAtPlace(state, step.place);
}

type Pick = Readonly<{ character: CharacterId; bury: CharacterId | null }>;

/** Keeps a character in secret and passes the others on (rulebook: choosing characters). */
export function pickCharacter(chronicle: Chronicle, seat: Seat, pick: Pick): Refused {
  const { state } = chronicle;
  if (state.phase !== 'drafting' || picker(state) !== seat) return refuse('not-asked');
  const { character, bury } = pick;
  if (!state.offered.includes(character)) return refuse('character-not-offered', { character });
  const buries = draftStep(state)?.buries ?? false;
  if (buries !== (bury !== null) || bury === character) return refuse('bury-one');
  if (bury !== null && !state.offered.includes(bury)) return refuse('character-not-offered', { character: bury });
  chronicle.record({ type: 'CharacterPicked', data: { seat, character, buried: bury, planned: false } });
  return undefined;
}

/** The next thing that happens in a draft without asking anybody; false when somebody has to be asked. */
export function advanceDraft(chronicle: Chronicle, drafting: Drafting): boolean {
  const step = draftStep(drafting);
  if (!step) return endDraft(chronicle, drafting);
  if (!isFaceDownDue(drafting)) return pickAsPlanned(chronicle, drafting, step);
  chronicle.record({ type: 'FaceDownOffered', data: { seat: seatAtPlace(drafting, step.place) } });
  return true;
}

function isFaceDownDue(state: Drafting): boolean {
  const { draft, lastSeesFaceDown } = setUpOf(state);
  return lastSeesFaceDown && state.step === draft.length - 1 && !state.offered.includes(state.faceDown);
}

function pickAsPlanned(chronicle: Chronicle, state: Drafting, { place, buries }: DraftStep): boolean {
  const seat = seatAtPlace(state, place);
  const wish = seatAt(state, seat).orders.draft.find((character) => state.offered.includes(character));
  if (!wish || buries) return false;
  chronicle.record({ type: 'CharacterPicked', data: { seat, character: wish, buried: null, planned: true } });
  return true;
}

/** What nobody took lies face down from now on. */
function endDraft(chronicle: Chronicle, { offered, faceDown, roles }: Drafting): boolean {
  const wasOffered = offered.includes(faceDown) || roles.some((own) => own.includes(faceDown));
  chronicle.record({ type: 'DraftEnded', data: { buried: wasOffered ? [...offered] : [faceDown, ...offered] } });
  return true;
}
