import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { BuildingId, CardId, TileId } from '../components';
import { isLetter } from '../components';
import { entryOf } from '../evolve/seats';
import { inPhase } from '../state';
import type { Step, StepOf } from '../steps';
import { construct, lackingToConstruct } from './construct';
import { exploitBuilding } from './exploit';
import { lackingToUrbanize, urbanize } from './urbanize';

/** Turns a sealed card over and acts on it (rulebook 4.2). */
export function reveal(chronicle: Chronicle, { seat }: StepOf<'reveal'>): readonly Step[] {
  const choice = entryOf(inPhase(chronicle.state, 'choosing', 'resolving').choices, seat);
  if (!choice) throw new Error(`Seat ${seat} sealed nothing`);
  const { card, tile, gain, tokenTo } = choice;
  chronicle.record({ type: 'CardRevealed', data: { seat, card, tile } });
  if (tile && !fallsBack(chronicle, seat, card, tile)) {
    if (isLetter(card)) return urbanize(chronicle, { seat, letter: card, tile, tokenTo });
    return construct(chronicle, { seat, card, tile });
  }
  if (isLetter(card)) return [{ step: 'exploit-letter', seat, letter: card, gain }];
  return exploitBuilding(chronicle, seat, card);
}

/** A tile that cannot be paid goes back behind the screen, and the card counts as played alone (rulebook 5 D). */
function fallsBack(chronicle: Chronicle, seat: Seat, card: CardId, tile: TileId): boolean {
  const { state } = chronicle;
  const lacking = isLetter(card) ? lackingToUrbanize(state, seat) : lackingToConstruct(state, { seat, card, tile });
  if (lacking) chronicle.record({ type: 'FellBackToExploit', data: { seat, card, tile, lacking } });
  return lacking !== null;
}

/** The card built with stays with its player; it does not count for this very action (rulebook 5 C 5). */
export function keepCard(chronicle: Chronicle, { seat }: StepOf<'keep-card'>): readonly Step[] {
  const { inPlay } = inPhase(chronicle.state, 'resolving');
  if (!inPlay || isLetter(inPlay)) throw new Error('No building card is in play');
  const card: BuildingId = inPlay;
  chronicle.record({ type: 'CardKept', data: { seat, card } });
  return [];
}
