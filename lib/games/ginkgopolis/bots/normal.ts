import { assertNever } from '@/lib/engine/decision';
import type { Bot } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { Choice, Gain, GinkgopolisCommand, TokenTarget } from '../commands';
import type { Letter, TileId } from '../components';
import { GAINS, isLetter, PUSHES, partsOf } from '../components';
import { addGoods, goods } from '../goods';
import { playableTiles, tokenSpacesFor } from '../preview';
import { PROMPT_KINDS } from '../prompt-kinds';
import type { GinkgopolisView } from '../view-types';
import { characterWorth } from './card-worth';
import type { Position } from './choice-worth';
import { choiceWorth, positionOf } from './choice-worth';
import { worthOf } from './outlook';

type Table = Parameters<Bot<GinkgopolisView, GinkgopolisCommand>>[0];

/** A hand is changed when its best choice is worth less: a token that is kept is worth two points at the end. */
const POOR_CHOICE = 1.5;
/** Tiles kept for the last rounds when the supply has run out. */
const TILES_KEPT = 2;

type Weighed<Item> = Readonly<{ item: Item; worth: number }>;

function best<Item>(items: readonly Item[], worth: (item: Item) => number): Weighed<Item> {
  const weighed = items.map((item): Weighed<Item> => ({ item, worth: worth(item) }));
  const [first, ...others] = weighed;
  if (!first) throw new Error('Nothing to choose from');
  return others.reduce((found, one) => (one.worth > found.worth ? one : found), first);
}

function anyOf<Item>(items: readonly Item[], chance: RandomSource): Item {
  const item = items[chance.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function betterGain({ screen, outlook }: Position): Gain {
  const had = { ...screen, tiles: screen.tiles.length };
  const after = { resource: goods({ resources: 1 }), tile: goods({ tiles: 1 }) };
  return best(GAINS, (gain) => worthOf(addGoods(had, after[gain]), outlook)).item;
}

function tokenTarget(view: GinkgopolisView, letter: Letter, chance: RandomSource): TokenTarget {
  const free = tokenSpacesFor(view, letter);
  return anyOf<TokenTarget>(free.length > 0 ? free : PUSHES, chance);
}

/** Every card of the hand, alone and with every tile. The place of the letter does not weigh in. */
function choices({ view, mine, seat }: Position, gain: Gain | null): readonly Choice[] {
  const tiles: readonly (TileId | null)[] = [null, ...playableTiles(view, seat)];
  return (mine.hand ?? []).flatMap((card) =>
    tiles.map((tile): Choice => ({ card, tile, gain: isLetter(card) ? gain : null, tokenTo: null })),
  );
}

function sealedWhole(choice: Choice, view: GinkgopolisView, chance: RandomSource): Choice {
  const { card, tile } = choice;
  if (view.options.smallChoices === 'table') return { ...choice, gain: null };
  return isLetter(card) && tile ? { ...choice, tokenTo: tokenTarget(view, card, chance) } : choice;
}

function bestChoice(position: Position): Weighed<Choice> {
  return best(choices(position, betterGain(position)), (choice) => choiceWorth(position, choice));
}

function newHandAmong(commands: readonly GinkgopolisCommand[]): GinkgopolisCommand | undefined {
  return commands.find(({ type }) => type === 'TakeNewHand');
}

function chooseCard(position: Position, { view, legalCommands, random }: Table): GinkgopolisCommand {
  const { item, worth } = bestChoice(position);
  const newHand = newHandAmong(legalCommands);
  if (newHand && worth < POOR_CHOICE) return newHand;
  return { type: 'SealChoice', data: { choice: sealedWhole(item, view, random) } };
}

function keepOrChangeHand(position: Position, { legalCommands }: Table): GinkgopolisCommand {
  const newHand = newHandAmong(legalCommands);
  return newHand && bestChoice(position).worth < POOR_CHOICE ? newHand : { type: 'KeepHand', data: {} };
}

/** High numbers are kept: they cost least on other buildings. */
function giveBack({ view, legalCommands }: Table): GinkgopolisCommand {
  const offers = legalCommands.flatMap((command) => (command.type === 'GiveBackTiles' ? [command.data.tiles] : []));
  const { item: all } = best(offers, (tiles) => tiles.length);
  const kept = view.endTriggers.length > 0 ? 0 : TILES_KEPT;
  const tiles = all.toSorted((one, other) => partsOf(other).number - partsOf(one).number).slice(kept);
  return { type: 'GiveBackTiles', data: { tiles } };
}

function pickCharacter({ outlook }: Position, { view }: Table): GinkgopolisCommand {
  const { item } = best(view.draftPack ?? [], (character) => characterWorth(character, outlook));
  return { type: 'PickCharacter', data: { character: item } };
}

function placeToken({ view, random }: Table): GinkgopolisCommand {
  const free = view.tokenToPlace?.free ?? [];
  return { type: 'PlaceToken', data: { to: anyOf<TokenTarget>(free.length > 0 ? free : PUSHES, random) } };
}

function answer(position: Position, table: Table): GinkgopolisCommand {
  const kind = PROMPT_KINDS.find((one) => one === table.prompt.kind);
  switch (kind) {
    case 'pick-character':
      return pickCharacter(position, table);
    case 'new-hand':
      return keepOrChangeHand(position, table);
    case 'choose-card':
      return chooseCard(position, table);
    case 'choose-gain':
      return { type: 'ChooseGain', data: { gain: betterGain(position) } };
    case 'place-token':
      return placeToken(table);
    case 'give-back-tiles':
      return giveBack(table);
    case undefined:
      throw new Error(`No question of the kind ${table.prompt.kind} is known`);
    default:
      return assertNever(kind);
  }
}

/** Weighs every answer by the points it would come to, on the table as its seat sees it. */
export const normal: Bot<GinkgopolisView, GinkgopolisCommand> = (table) =>
  answer(positionOf(table.view, table.prompt.seat), table);
