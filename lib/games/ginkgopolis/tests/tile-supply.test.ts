import { describe, expect, test } from 'vitest';
import type { GinkgopolisCommand } from '../commands';
import type { TileId } from '../components';
import { openPrompts } from '../prompts';
import { redactEvent } from '../redact';
import { inPhase } from '../state';
import { ANN, at, BOB, building, CY, choice, given, refusalOf, resolved, seal, told, when } from './given';

const BLUE_EXPLOIT = 6;

function giveBack(...tiles: TileId[]): GinkgopolisCommand {
  return { type: 'GiveBackTiles', data: { tiles } };
}

/** Ann exploits a tower of three blue floors with two tiles left in the supply; Bob follows with a sealed tile. */
function givenExhaustion({ exhaustions = 0, bob = ['yellow-9', 'yellow-10'] as readonly TileId[] } = {}) {
  const state = given({
    players: [{ hand: ['blue-15', 'B', 'C', 'D'], tiles: ['red-9'], characters: [BLUE_EXPLOIT] }, { tiles: bob }, {}],
    buildings: { '0,0': building('blue-15', { height: 3, owner: CY }) },
    tileSupply: ['red-11', 'red-12'],
    exhaustions,
  });
  const bobs = bob.includes('yellow-9')
    ? choice('E', { tile: 'yellow-9', tokenTo: '3,0' })
    : choice('F', { gain: 'tile' });
  return resolved(state, choice('blue-15'), bobs, choice('I', { gain: 'resource' }));
}

describe('when the last tile is drawn for the first time', () => {
  test('everybody is asked at once for tiles to give back, in the middle of the action', () => {
    const { state } = givenExhaustion();
    expect(state).toMatchObject({ phase: 'giving-back', exhaustions: 1 });
    expect(at({ state }, ANN).tiles).toEqual(['red-9', 'red-11', 'red-12']);
    expect(openPrompts(state).map(({ seat, kind, settled }) => [seat, kind, settled])).toEqual([
      [ANN, 'give-back-tiles', false],
      [BOB, 'give-back-tiles', false],
      [CY, 'give-back-tiles', false],
    ]);
  });

  test('each tile given back is worth a point, all of them are the new supply, and the pending draw goes on', () => {
    const { state } = givenExhaustion();
    const ann = when(state, ANN, giveBack('red-9', 'red-11'));
    const bob = when(ann.state, BOB, giveBack('yellow-10'));
    const after = when(bob.state, CY, giveBack());
    expect(told(after, 'TilesGivenBack')).toEqual([{ givenBack: [['red-9', 'red-11'], ['yellow-10'], []] }]);
    const supply = told(after, 'TileSupplyRenewed')[0]?.tiles ?? [];
    expect(supply.toSorted()).toEqual(['red-11', 'red-9', 'yellow-10']);
    expect(at(after, ANN).points).toBe(7);
    expect(at(after, BOB).points).toBe(6 + 1);
    // The third floor, then the bonus.
    expect(told(after, 'TilesDrawn').map(({ tiles }) => tiles)).toEqual([supply.slice(0, 1), supply.slice(1, 2)]);
    expect(after.state).toMatchObject({ phase: 'choosing', round: 5, endTriggers: [] });
  });

  test('what is given back is secret until all have answered, and may be changed until then', () => {
    const { state } = givenExhaustion();
    const first = when(state, ANN, giveBack('red-9'));
    const second = when(first.state, ANN, giveBack());
    expect(inPhase(second.state, 'giving-back').giveBacks[ANN]).toEqual([]);
    const bob = { role: 'seat', seat: BOB } as const;
    expect(first.events.map((event) => redactEvent(event, bob))).toEqual([
      { type: 'GiveBackSealed', data: { seat: ANN, tiles: null, again: false } },
    ]);
    expect(second.events.map((event) => redactEvent(event, bob))).toEqual([undefined]);
  });

  test('then everybody learns how many each gave back, and not which', () => {
    const { state } = givenExhaustion();
    const ann = when(state, ANN, giveBack('red-9'));
    const after = when(when(ann.state, BOB, giveBack()).state, CY, giveBack());
    const shown = after.events.map((event) => redactEvent(event, { role: 'seat', seat: BOB }));
    expect(shown.find((event) => event?.type === 'TilesGivenBack')?.data).toEqual({
      givenBack: [
        { seat: ANN, count: 1, tiles: null },
        { seat: BOB, count: 0, tiles: [] },
        { seat: CY, count: 0, tiles: null },
      ],
    });
  });

  test('a tile sealed with a card still to be revealed cannot be given back', () => {
    const { state } = givenExhaustion();
    expect(refusalOf(state, BOB, giveBack('yellow-9'))).toMatchObject({ reason: 'tile-sealed-with-card' });
  });

  test('a tile taken back because it could not be paid can be given back', () => {
    const state = given({
      players: [{ hand: ['blue-15', 'B', 'C', 'D'], tiles: ['red-9'], resources: 0 }, { hand: ['E', 'F', 'G', 'H'] }],
      buildings: { '0,0': building('blue-15', { height: 3 }) },
      tileSupply: ['red-11'],
    });
    const fellBack = resolved(state, choice('blue-15', { tile: 'red-9' }), choice('E', { gain: 'resource' }));
    expect(told(fellBack, 'FellBackToExploit')).toHaveLength(1);
    expect(told(when(fellBack.state, ANN, giveBack('red-9')), 'GiveBackSealed')).toHaveLength(1);
  });

  test('a tile of another player, and one named twice, are refused', () => {
    const { state } = givenExhaustion();
    expect(refusalOf(state, ANN, giveBack('yellow-10'))).toMatchObject({ reason: 'tile-not-behind-screen' });
    expect(refusalOf(state, ANN, giveBack('red-9', 'red-9'))).toMatchObject({ reason: 'tile-named-twice' });
  });

  test('nobody giving a tile back counts as the second time: the draw is lost, and the match ends with the round', () => {
    const { state } = givenExhaustion();
    const after = when(when(when(state, ANN, giveBack()).state, BOB, giveBack()).state, CY, giveBack());
    expect(told(after, 'TilesLost')).toEqual([
      { seat: ANN, count: 1 },
      { seat: ANN, count: 1 },
    ]);
    expect(after.state).toMatchObject({
      phase: 'finished',
      exhaustions: 2,
      endTriggers: [{ kind: 'nothing-given-back' }],
    });
  });
});

describe('when the last tile is drawn for the second time', () => {
  test('nobody is asked, later draws are lost, and the match ends after all have played', () => {
    const after = givenExhaustion({ exhaustions: 1, bob: [] });
    expect(told(after, 'TilesLost')).toEqual([
      { seat: ANN, count: 1 },
      { seat: ANN, count: 1 },
      { seat: BOB, count: 1 },
    ]);
    expect(told(after, 'CardRevealed').map(({ seat }) => seat)).toEqual([ANN, BOB, CY]);
    expect(after.state).toMatchObject({ phase: 'finished', endTriggers: [{ kind: 'second-exhaustion' }] });
  });
});

describe('a choice', () => {
  test('cannot be sealed while tiles are given back', () => {
    const { state } = givenExhaustion();
    expect(refusalOf(state, BOB, seal(choice('F', { gain: 'tile' })))).toMatchObject({ reason: 'not-asked' });
  });
});
