import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CharacterId } from '../components';
import type { Calling } from '../state';
import { inPhase, ownerOf, seatAt, setUpOf } from '../state';

/** The next rank is called; false when all have been (rulebook: the turns). */
export function callNext(chronicle: Chronicle, calling: Calling): boolean {
  const next = setUpOf(calling).characters[calling.called.length];
  if (!next) return false;
  call(chronicle, calling, next);
  return true;
}

/** Murdered and absent are the same: nobody answers. */
function call(chronicle: Chronicle, calling: Calling, character: CharacterId): void {
  const seat = calling.murdered === character ? null : ownerOf(calling, character);
  chronicle.record({ type: 'CharacterCalled', data: { character, seat } });
  if (seat === null) return;
  rob(chronicle, character, seat);
  if (character === 'king' && chronicle.state.crown !== seat) {
    chronicle.record({ type: 'CrownTaken', data: { seat, heir: false } });
  }
}

/** Before anything else of the turn, the Thief gets all that its victim has. */
function rob(chronicle: Chronicle, character: CharacterId, seat: Seat): void {
  const { robbed } = inPhase(chronicle.state, 'playing');
  const amount = seatAt(chronicle.state, seat).gold;
  if (robbed?.character !== character || robbed.by === seat || amount === 0) return;
  chronicle.record({ type: 'GoldStolen', data: { by: robbed.by, from: seat, amount } });
}
