import { shuffleCharacters } from '../chance';
import type { Chronicle } from '../chronicle';
import type { Calling } from '../state';
import { isComplete, ownerOf, setUpOf } from '../state';
import { scoreNow } from './score-now';

/** A new round: characters are laid out, and the draft begins with the crown. */
export function beginRound(chronicle: Chronicle): void {
  chronicle.record({ type: 'RoundBegan', data: { round: chronicle.state.round + 1 } });
  layOut(chronicle);
}

/** The King never lies face up: he is shuffled in again for the card that lies face down. */
function layOut(chronicle: Chronicle): void {
  const { random, state } = chronicle;
  const { characters, faceUp: count } = setUpOf(state);
  const open =
    count > 0
      ? shuffleCharacters(
          characters.filter((id) => id !== 'king'),
          random,
        )
      : [];
  const faceUp = open.slice(0, count);
  const rest = shuffleCharacters(
    characters.filter((id) => !faceUp.includes(id)),
    random,
  );
  const [faceDown] = rest;
  if (!faceDown) throw new Error('No character is left to lie face down');
  chronicle.record({ type: 'CharactersLaidOut', data: { open, rest, faceUp, faceDown } });
}

/** All have been called: the victim is shown, and a complete city ends the match. */
export function endRound(chronicle: Chronicle, calling: Calling): void {
  const { murdered } = calling;
  const victim = murdered && ownerOf(calling, murdered);
  if (murdered && victim !== null) {
    chronicle.record({ type: 'VictimRevealed', data: { seat: victim, character: murdered } });
    inherit(chronicle, murdered === 'king' ? victim : null);
  }
  const { state } = chronicle;
  if (state.seats.some((_, seat) => isComplete(state, seat))) scoreNow(chronicle);
  else beginRound(chronicle);
}

/** A murdered King takes the crown when all is over (rulebook: additional rules; an option). */
function inherit(chronicle: Chronicle, seat: number | null): void {
  const { crown, options } = chronicle.state;
  if (seat === null || seat === crown || options.murderedKing === 'no-heir') return;
  chronicle.record({ type: 'CrownTaken', data: { seat, heir: true } });
}
