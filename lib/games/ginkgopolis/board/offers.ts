import { assertNever } from '@/lib/engine/decision';
import { everyChoice, sampledGiveBacks } from '../choices';
import type { GinkgopolisCommand, TokenTarget } from '../commands';
import type { TileId } from '../components';
import { GAINS, PUSHES } from '../components';
import { playableTiles } from '../preview';
import type { PromptKind } from '../prompt-kinds';
import { cityOf } from '../seen-city';
import type { GinkgopolisView, SeatView } from '../view-types';

type Commands = readonly GinkgopolisCommand[];

/** All that a player may answer to a question, from that player's view alone: what `legalCommands` knows on the server. */
export function offeredCommands(view: GinkgopolisView, you: SeatView, kind: PromptKind): Commands {
  switch (kind) {
    case 'pick-character':
      return (view.draftPack ?? []).map((character) => ({ type: 'PickCharacter', data: { character } }));
    case 'choose-card':
      return [...choices(view, you), ...(view.options.smallChoices === 'sealed' ? newHands(you) : [])];
    case 'new-hand':
      return [{ type: 'KeepHand', data: {} }, ...newHands(you)];
    case 'choose-gain':
      return GAINS.map((gain) => ({ type: 'ChooseGain', data: { gain } }));
    case 'place-token':
      return tokenTargetsOf(view).map((to) => ({ type: 'PlaceToken', data: { to } }));
    case 'give-back-tiles':
      return sampledGiveBacks(returnableTiles(view, you)).map((tiles) => ({
        type: 'GiveBackTiles',
        data: { tiles: [...tiles] },
      }));
    default:
      return assertNever(kind);
  }
}

function choices(view: GinkgopolisView, { seat, hand }: SeatView): Commands {
  const own = { hand: hand ?? [], tiles: playableTiles(view, seat) };
  const table = { ...cityOf(view), options: view.options };
  return everyChoice(table, own).map((choice) => ({ type: 'SealChoice', data: { choice } }));
}

function newHands({ newHandTokens, hand }: SeatView): Commands {
  return newHandTokens > 0 && hand ? [{ type: 'TakeNewHand', data: { discard: [...hand] } }] : [];
}

function tokenTargetsOf({ tokenToPlace }: GinkgopolisView): readonly TokenTarget[] {
  if (!tokenToPlace) return [];
  return tokenToPlace.free.length > 0 ? tokenToPlace.free : PUSHES;
}

/** Behind the screen: not the tile that lies with a card still to be revealed. */
export function returnableTiles({ played }: GinkgopolisView, you: SeatView): readonly TileId[] {
  const isRevealed = played.some(({ seat }) => seat === you.seat);
  const sealed = isRevealed ? null : you.choice?.tile;
  return (you.screen?.tiles ?? []).filter((tile) => tile !== sealed);
}
