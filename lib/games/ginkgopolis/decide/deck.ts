import type { Seat } from '@/lib/engine/game-definition';
import { shuffleCards } from '../chance';
import type { Chronicle } from '../chronicle';
import { buildingId } from '../city';
import type { CardId } from '../components';
import { setUpFor } from '../set-up';

type Wanted = Readonly<{ seat: Seat; count: number }>;
type Draw = Readonly<{ seat: Seat; cards: readonly CardId[] }>;

/** Draws card by card in the order given, and rebuilds the deck the moment it runs out (rulebook 6). */
export function drawCards(chronicle: Chronicle, wanted: readonly Wanted[]): void {
  let left: readonly Wanted[] = wanted.filter(({ count }) => count > 0);
  while (left.length > 0) {
    const draws = drawsFrom(chronicle.state.deck, left);
    if (draws.length === 0) throw new Error('The deck is empty');
    chronicle.record({ type: 'CardsDrawn', data: { draws } });
    if (chronicle.state.deck.length === 0) rebuildDeck(chronicle);
    left = stillWanted(left, draws);
  }
}

function drawsFrom(deck: readonly CardId[], wanted: readonly Wanted[]): readonly Draw[] {
  let top = 0;
  const draws = wanted.map(({ seat, count }) => {
    const cards = deck.slice(top, top + count);
    top += count;
    return { seat, cards };
  });
  return draws.filter(({ cards }) => cards.length > 0);
}

function stillWanted(wanted: readonly Wanted[], draws: readonly Draw[]): readonly Wanted[] {
  return wanted
    .map(({ seat, count }) => ({
      seat,
      count: count - (draws.find((draw) => draw.seat === seat)?.cards.length ?? 0),
    }))
    .filter(({ count }) => count > 0);
}

/** The cards of all construction sites join the discard pile, which becomes the deck. */
function rebuildDeck(chronicle: Chronicle): void {
  const { buildings: city, discard, seats } = chronicle.state;
  const buildings = Object.values(city)
    .filter(({ site }) => site)
    .map(buildingId);
  const cards = shuffleCards([...discard, ...buildings], chronicle.random);
  const turnedUp = setUpFor(seats.length).cardsTurnedUp;
  chronicle.record({ type: 'DeckRebuilt', data: { buildings, cards, turnedUp } });
}
