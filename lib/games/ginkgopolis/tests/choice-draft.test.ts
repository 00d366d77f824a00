import { describe, expect, it } from 'vitest';
import type { ChoiceDraft } from '../board/choice-draft';
import {
  EMPTY_DRAFT,
  ledgerOf,
  missingIn,
  parseDraft,
  sealable,
  stillPossible,
  withCard,
  withTile,
} from '../board/choice-draft';
import { choiceSchema } from '../commands';
import { evolve } from '../evolve';
import { tokenSpacesFor } from '../preview';
import { viewFor } from '../view';
import type { GinkgopolisView, SeatView } from '../view-types';
import { OPTIONS, randomPlay } from './random-play';
import { seatView, tableView } from './table-view';

function table(some: Partial<GinkgopolisView> = {}): Readonly<{ view: GinkgopolisView; you: SeatView }> {
  const you = seatView(0, { resources: 5, points: 5, tiles: ['red-9', 'blue-4'] }, { hand: ['red-1', 'B', 'C', 'K'] });
  return { view: tableView({ seats: [you, seatView(1, null)], ...some }), you };
}

const missing = (draft: ChoiceDraft, { view, you }: ReturnType<typeof table>) =>
  missingIn(draft, ledgerOf(draft, view, you), view);

describe('A choice in the making', () => {
  it('lacks a card at first', () => {
    expect(missing(EMPTY_DRAFT, table())).toBe('card');
  });

  it('can be sealed with a building card alone, or with a tile', () => {
    const { view, you } = table();
    const alone = withCard(EMPTY_DRAFT, 'red-1', view);
    expect(sealable(alone, view, you)).toEqual({ card: 'red-1', tile: null, gain: null, tokenTo: null });
    expect(sealable(withTile(alone, 'red-9', view), view, you)).toMatchObject({ card: 'red-1', tile: 'red-9' });
  });

  it('lacks what a lone letter brings until its player says it', () => {
    const { view, you } = table();
    const draft = withCard(EMPTY_DRAFT, 'B', view);
    expect(missing(draft, { view, you })).toBe('gain');
    expect(sealable({ ...draft, gain: 'tile' }, view, you)).toMatchObject({ card: 'B', gain: 'tile', tokenTo: null });
  });

  it('takes the only free space for a letter by itself', () => {
    const { view, you } = table();
    const draft = withTile(withCard(EMPTY_DRAFT, 'B', view), 'red-9', view);
    expect(tokenSpacesFor(view, 'B')).toEqual(['0,3']);
    expect(sealable(draft, view, you)).toMatchObject({ card: 'B', tile: 'red-9', tokenTo: '0,3' });
  });

  it('lacks where a letter goes while it has several ways', () => {
    const { view, you } = table();
    const draft = withTile(withCard(EMPTY_DRAFT, 'C', view), 'red-9', view);
    expect(tokenSpacesFor(view, 'C').length).toBeGreaterThan(1);
    expect(missing(draft, { view, you })).toBe('token');
  });

  it('asks what the letter brings when its tile cannot be paid', () => {
    const poor = seatView(0, { resources: 0, tiles: ['red-9'] }, { hand: ['B'] });
    const view = tableView({ seats: [poor, seatView(1, null)] });
    const draft = withTile(withCard(EMPTY_DRAFT, 'B', view), 'red-9', view);
    expect(missing(draft, { view, you: poor })).toBe('gain');
  });

  it('leaves the small choices open where they are asked at the table', () => {
    const { view, you } = table({ options: { characters: 'starter', smallChoices: 'table' } });
    const draft = withTile(withCard(EMPTY_DRAFT, 'C', view), 'red-9', view);
    expect(sealable(draft, view, you)).toEqual({ card: 'C', tile: 'red-9', gain: null, tokenTo: null });
  });

  it('keeps its tile beside another card, and forgets what was said about a letter', () => {
    const { view } = table();
    const draft: ChoiceDraft = { card: 'C', tile: 'blue-4', gain: 'tile', tokenTo: '2,2' };
    expect(withCard(draft, 'red-1', view)).toEqual({ card: 'red-1', tile: 'blue-4', gain: null, tokenTo: null });
  });

  it('is always one that the rules accept', () => {
    const { view, you } = table();
    for (const card of you.hand ?? []) {
      for (const tile of [null, ...(you.screen?.tiles ?? [])]) {
        const draft = withTile(withCard(EMPTY_DRAFT, card, view), tile, view);
        const [space] = tile ? tokenSpacesFor(view, 'C') : [];
        const whole = sealable({ ...draft, gain: 'resource', tokenTo: draft.tokenTo ?? space ?? null }, view, you);
        expect(choiceSchema.safeParse(whole).success).toBe(true);
      }
    }
  });
});

describe('A half-made choice that was kept in the browser', () => {
  it('comes back as it was', () => {
    const draft: ChoiceDraft = { card: 'C', tile: 'red-9', gain: 'tile', tokenTo: '2,2' };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is empty when what was kept cannot be read', () => {
    for (const kept of [undefined, null, 7, 'C', [], { card: 3, gain: 'gold' }]) {
      expect(parseDraft(kept)).toEqual(EMPTY_DRAFT);
    }
  });

  it('loses a card that is no longer in the hand, and a tile that is no longer behind the screen', () => {
    const { you } = table();
    expect(stillPossible({ card: 'red-2', tile: null, gain: null, tokenTo: null }, you)).toEqual(EMPTY_DRAFT);
    expect(stillPossible({ card: 'C', tile: 'red-20', gain: null, tokenTo: '2,2' }, you)).toEqual({
      card: 'C',
      tile: null,
      gain: null,
      tokenTo: null,
    });
  });
});

describe('The table at any step of the history', () => {
  it('tells what a sealed choice will do until it is resolved, and nothing it cannot know afterwards', () => {
    let told = 0;
    let silent = 0;
    for (const options of OPTIONS) {
      for (const { before, events } of randomPlay({ seatCount: 3, options }, 11)) {
        let state = before;
        for (const event of events) {
          state = evolve(state, event);
          for (const viewer of [{ role: 'seat', seat: 1 }, { role: 'hindsight' }] as const) {
            const view = viewFor(state, viewer);
            const you = view.seats[1];
            for (const card of [you?.choice?.card, ...(you?.hand ?? [])]) {
              const draft = { ...EMPTY_DRAFT, ...you?.choice, card: card ?? null };
              if (you && ledgerOf(draft, view, you)) told += 1;
              else silent += 1;
            }
          }
        }
      }
    }
    expect(told).toBeGreaterThan(1000);
    expect(silent).toBeGreaterThan(10);
  });
});
