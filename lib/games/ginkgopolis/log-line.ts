import { assertNever } from '@/lib/engine/decision';
import type { LogLine, LogValue, RedactedEvent, Seat } from '@/lib/engine/game-definition';
import { neighbours } from './city';
import { isLetter } from './components';
import type { ShownData, ShownEvent } from './redact';
import type { Goods } from './view-types';
import { cardName, cardNames, characterName, endReason, goodsInWords, list, message, player } from './wording';

/** The sentences of the log, each a message. */
export const LOG_LINES = [
  'characters-dealt',
  'characters-offered',
  'character-kept',
  'packs-passed',
  'starting-items',
  'first-player',
  'round-began',
  'deck-rebuilt',
  'new-hand',
  'hand-kept',
  'choice-sealed',
  'choice-known',
  'fell-back',
  'exploited',
  'exploited-letter',
  'urbanized',
  'letter-elsewhere',
  'letter-pushed',
  'letter-pushed-instead',
  'yields',
  'resources-returned',
  'resources-taken-back',
  'floor-built',
  'floor-paid',
  'bonuses',
  'short-supply',
  'tiles-drawn',
  'tiles-lost',
  'tiles-ran-out',
  'give-back-sealed',
  'give-back-known',
  'tiles-given-back',
  'tiles-renewed',
  'last-round',
  'match-scored',
] as const;
type Sentence = (typeof LOG_LINES)[number];

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

function line(key: Sentence, values: LogLine['values'] = {}): LogLine {
  return { key, values };
}

/** A redacted event in words; `undefined` for what the lines around it tell. */
export function logLine(redacted: RedactedEvent): LogLine | undefined {
  const event = redacted as ShownEvent;
  switch (event.type) {
    case 'CityFounded':
    case 'TileSupplyShuffled':
    case 'DeckShuffled':
    case 'CardsDrawn':
    case 'HandsPassed':
    case 'CardRevealed':
    case 'GainAsked':
    case 'TokenPlaceAsked':
    case 'CardKept':
    case 'GiveBackAsked':
      return undefined;
    case 'StarterSetsDealt':
    case 'CharactersRevealed':
      return charactersDealt(event.data);
    case 'CharactersOffered':
      return line('characters-offered');
    case 'CharacterPicked':
      return characterPicked(event.data);
    case 'PacksPassed':
      return line('packs-passed');
    case 'StartingItemsTaken':
      return startingItems(event.data);
    case 'FirstPlayerDrawn':
      return line('first-player', { player: player(event.data.seat) });
    case 'RoundBegan':
      return line('round-began', { round: event.data.round, player: player(event.data.firstPlayer) });
    case 'DeckRebuilt':
      return deckRebuilt(event.data);
    case 'NewHandTaken':
      return line('new-hand', { player: player(event.data.seat), cards: cardNames(event.data.discarded) });
    case 'HandKept':
      return line('hand-kept', { player: player(event.data.seat) });
    case 'ChoiceSealed':
      return choiceSealed(event.data);
    case 'FellBackToExploit':
      return fellBack(event.data);
    case 'Exploited':
      return exploited(event.data);
    case 'Urbanized':
      return urbanized(event.data);
    case 'TokensMoved':
      return tokensMoved(event.data);
    case 'YieldsTaken':
      return yieldsTaken(event.data);
    case 'ResourcesReturned':
      return resourcesReturned(event.data);
    case 'FloorBuilt':
      return floorBuilt(event.data);
    case 'BonusesTaken':
      return line('bonuses', { player: player(event.data.seat), gain: taken(event.data) });
    case 'TilesDrawn':
      return tilesDrawn(event.data);
    case 'TilesLost':
      return line('tiles-lost', { player: player(event.data.seat), count: event.data.count });
    case 'TileSupplyExhausted':
      return tilesRanOut(event.data);
    case 'GiveBackSealed':
      return giveBackSealed(event.data);
    case 'TilesGivenBack':
      return tilesGivenBack(event.data);
    case 'TileSupplyRenewed':
      return line('tiles-renewed', { count: event.data.count });
    case 'EndTriggered':
      return line('last-round', { reason: endReason(event.data.trigger) });
    case 'MatchScored':
      return matchScored(event.data);
    default:
      return assertNever(event);
  }
}

function charactersDealt({ characters }: ShownData<'CharactersRevealed'>): LogLine {
  const players = characters.map((some, seat) =>
    message('part.characters', { player: player(seat), characters: list(some.map(characterName)) }),
  );
  return line('characters-dealt', { players: list(players) });
}

function characterPicked({ seat, character }: ShownData<'CharacterPicked'>): LogLine | undefined {
  if (character === null) return undefined;
  return line('character-kept', { player: player(seat), character: characterName(character) });
}

function startingItems({ seat, resources, points, count }: ShownData<'StartingItemsTaken'>): LogLine {
  return line('starting-items', { player: player(seat), goods: goodsInWords({ resources, points, tiles: count }) });
}

function deckRebuilt({ buildings }: ShownData<'DeckRebuilt'>): LogLine {
  return line('deck-rebuilt', { count: buildings.length, cards: cardNames(buildings) });
}

function choiceSealed({ seat, choice }: ShownData<'ChoiceSealed'>): LogLine {
  if (!choice) return line('choice-sealed', { player: player(seat) });
  return line('choice-known', {
    player: player(seat),
    card: cardName(choice.card),
    withTile: choice.tile ? 'yes' : 'no',
    tile: choice.tile ? cardName(choice.tile) : '',
  });
}

function fellBack({ seat, card, tile, lacking }: ShownData<'FellBackToExploit'>): LogLine {
  return line('fell-back', { player: player(seat), card: cardName(card), tile: cardName(tile), lacking });
}

/** Whoever may know it is told what was really there of what was due. */
function taken({ gain, shortOf }: Readonly<{ gain: Goods; shortOf: number | null }>): LogValue {
  const goods = goodsInWords({ ...gain, resources: gain.resources - (shortOf ?? 0) });
  return shortOf ? message('log.short-supply', { goods, count: shortOf }) : goods;
}

function exploited({ seat, card, ...goods }: ShownData<'Exploited'>): LogLine {
  const sentence = isLetter(card) ? 'exploited-letter' : 'exploited';
  return line(sentence, { player: player(seat), card: cardName(card), gain: taken(goods) });
}

function urbanized({ seat, letter, tile }: ShownData<'Urbanized'>): LogLine {
  return line('urbanized', { player: player(seat), letter: cardName(letter), tile: cardName(tile) });
}

/** A letter that goes where its player wished is seen on the table. */
function tokensMoved({ seat, letter, moves, replaced }: ShownData<'TokensMoved'>): LogLine | undefined {
  const values = { player: player(seat), letter: cardName(letter) };
  const others = moves.filter((move) => move.letter !== letter).map((move) => cardName(move.letter));
  const direction = directionOf(moves, letter);
  if (others.length > 0 || direction === undefined) {
    const pushed = { ...values, count: others.length, others: list(others) };
    return line(replaced ? 'letter-pushed-instead' : 'letter-pushed', pushed);
  }
  return replaced ? line('letter-elsewhere', { ...values, direction }) : undefined;
}

function directionOf(moves: ShownData<'TokensMoved'>['moves'], letter: string) {
  const move = moves.find((one) => one.letter === letter);
  return move && DIRECTIONS[neighbours(move.from).indexOf(move.to)];
}

function yieldsTaken({ seat, from, ...goods }: ShownData<'YieldsTaken'>): LogLine {
  const cards = cardNames(from.map(({ building }) => building));
  return line('yields', { player: player(seat), gain: taken(goods), cards });
}

function resourcesReturned({ seat, by, building, resources, points }: ShownData<'ResourcesReturned'>): LogLine {
  const values = { player: player(seat), card: cardName(building) };
  const goods = goodsInWords({ resources, points, tiles: 0 });
  return line(seat === by ? 'resources-taken-back' : 'resources-returned', { ...values, goods });
}

function floorBuilt({ seat, card, tile, paid }: ShownData<'FloorBuilt'>): LogLine {
  const values = { player: player(seat), card: cardName(card), tile: cardName(tile) };
  if (paid.resources + paid.points === 0) return line('floor-built', values);
  return line('floor-paid', { ...values, paid: goodsInWords({ ...paid, tiles: 0 }) });
}

/** Others have just read how many were taken. */
function tilesDrawn({ seat, tiles }: ShownData<'TilesDrawn'>): LogLine | undefined {
  return tiles === null ? undefined : line('tiles-drawn', { player: player(seat), tiles: cardNames(tiles) });
}

/** The second time is told as the end. */
function tilesRanOut({ exhaustions }: ShownData<'TileSupplyExhausted'>): LogLine | undefined {
  return exhaustions > 1 ? undefined : line('tiles-ran-out');
}

function giveBackSealed({ seat, tiles }: ShownData<'GiveBackSealed'>): LogLine {
  if (tiles === null) return line('give-back-sealed', { player: player(seat) });
  return line('give-back-known', { player: player(seat), count: tiles.length, tiles: cardNames(tiles) });
}

function tilesGivenBack({ givenBack }: ShownData<'TilesGivenBack'>): LogLine {
  const players = givenBack.map(({ seat, count }) => message('part.gave-back', { player: player(seat), count }));
  return line('tiles-given-back', { players: list(players) });
}

function matchScored({ scores }: ShownData<'MatchScored'>): LogLine {
  const winners = scores.seats.filter(({ rank }) => rank === 1);
  const players = list(winners.map(({ seat }: { seat: Seat }) => player(seat)));
  return line('match-scored', { players, count: winners.length, points: winners[0]?.total ?? 0 });
}
