import type { Decision, Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CharacterId } from '../components';
import type { GinkgopolisEvent } from '../events';
import { entryOf, without } from '../evolve/seats';
import { refuse } from '../refusals';
import { CHARACTERS_EACH } from '../set-up';
import type { Drafting } from '../state';
import { inPhase, leftOf } from '../state';
import { beginFirstRound } from './start';

/** Keeps a character of the pack; it may be changed until everybody has picked (rulebook 2: draft). */
export function pickCharacter(chronicle: Chronicle, seat: Seat, character: CharacterId): Decision<GinkgopolisEvent> {
  const { state } = chronicle;
  if (state.phase !== 'drafting') return refuse('not-asked');
  if (!entryOf(state.packs, seat).includes(character)) return refuse('character-not-offered');
  const again = state.picks[seat] !== null;
  chronicle.record({ type: 'CharacterPicked', data: { seat, character, again } });
  passWhenAllPicked(chronicle);
  return chronicle.accepted();
}

function passWhenAllPicked(chronicle: Chronicle): void {
  const drafting = inPhase(chronicle.state, 'drafting');
  const kept = drafting.picks.filter((pick) => pick !== null);
  if (kept.length < drafting.seats.length) return;
  chronicle.record({ type: 'PacksPassed', data: { kept, ...passedPacks(drafting, kept) } });
  if (drafting.pick < CHARACTERS_EACH) return;
  const characters = chronicle.state.seats.map((seat) => seat.characters);
  chronicle.record({ type: 'CharactersRevealed', data: { characters } });
  beginFirstRound(chronicle);
}

/** What is left of each pack goes to the left; after the last pick it goes to the box. */
function passedPacks(drafting: Drafting, kept: readonly CharacterId[]) {
  const left = drafting.packs.map((pack) => without(pack, kept));
  if (drafting.pick === CHARACTERS_EACH) return { packs: left.map(() => []), boxed: left.flat() };
  const packs = left.map((_, seat) => entryOf(left, giverTo(drafting, seat)));
  return { packs, boxed: [] };
}

function giverTo(drafting: Drafting, seat: Seat): Seat {
  return drafting.seats.findIndex((_, giver) => leftOf(drafting, giver) === seat);
}
