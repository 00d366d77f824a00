import type { Choice, Gain, TokenTarget } from '../commands';
import type { CardId, TileId } from '../components';
import { GAINS, isLetter } from '../components';
import { isToResolve, previewChoice, tokenSpacesFor } from '../preview';
import { GAIN_WHEN_UNSAID } from '../rulings';
import type { GinkgopolisView, Ledger, SeatView } from '../view-types';

/** A choice in the making: any part may still be open. */
export type ChoiceDraft = Readonly<{
  card: CardId | null;
  tile: TileId | null;
  gain: Gain | null;
  tokenTo: TokenTarget | null;
}>;

export const EMPTY_DRAFT: ChoiceDraft = { card: null, tile: null, gain: null, tokenTo: null };

/** What a draft still lacks, each a message key below `board.missing`. */
export type Missing = 'card' | 'gain' | 'token';

/** Another card; the tile stays beside it, what was said about a letter does not. */
export function withCard(draft: ChoiceDraft, card: CardId, view: GinkgopolisView): ChoiceDraft {
  if (card === draft.card) return draft;
  return settled({ card, tile: draft.tile, gain: null, tokenTo: null }, view);
}

export function withTile(draft: ChoiceDraft, tile: TileId | null, view: GinkgopolisView): ChoiceDraft {
  return settled({ ...draft, tile }, view);
}

/** Where a letter has one way only, that way is taken. */
function settled(draft: ChoiceDraft, view: GinkgopolisView): ChoiceDraft {
  const { card, tile } = draft;
  if (!card || !isLetter(card) || !tile || asksLater(view)) return { ...draft, tokenTo: null };
  const spaces = tokenSpacesFor(view, card);
  const [only] = spaces;
  return { ...draft, tokenTo: spaces.length === 1 && only ? only : draft.tokenTo };
}

/** Small choices are asked while the round resolves. */
function asksLater(view: GinkgopolisView): boolean {
  return view.options.smallChoices === 'table';
}

/** A draft that names only what its player still has: the table may have changed since it was kept. */
export function stillPossible(draft: ChoiceDraft, you: SeatView): ChoiceDraft {
  if (!draft.card || !you.hand?.includes(draft.card)) return EMPTY_DRAFT;
  const hasTile = draft.tile === null || you.screen?.tiles.includes(draft.tile);
  return hasTile ? draft : { ...draft, tile: null, tokenTo: null };
}

/** What the draft would do, once a card is picked and until it is resolved. */
export function ledgerOf(draft: ChoiceDraft, view: GinkgopolisView, you: SeatView): Ledger | undefined {
  const { card } = draft;
  return card && isToResolve(view, card) ? previewChoice(view, you.seat, { ...draft, card }) : undefined;
}

/** The small questions this draft raises: what a letter takes, where it goes. */
export function questionsOf({ card, tile }: ChoiceDraft, ledger: Ledger | undefined, view: GinkgopolisView) {
  const isOpen = card !== null && isLetter(card) && !asksLater(view);
  return {
    /** Alone, or because the tile cannot be paid as things are. */
    gain: isOpen && (tile === null || ledger?.fallsBack !== false),
    token: isOpen && tile !== null,
  };
}

export function missingIn(draft: ChoiceDraft, ledger: Ledger | undefined, view: GinkgopolisView): Missing | null {
  if (!draft.card) return 'card';
  const questions = questionsOf(draft, ledger, view);
  if (questions.gain && !draft.gain) return 'gain';
  return questions.token && !draft.tokenTo ? 'token' : null;
}

/** The draft as it is sealed; undefined while something is missing. */
export function sealable(draft: ChoiceDraft, view: GinkgopolisView, you: SeatView): Choice | undefined {
  const { card, tile, gain, tokenTo } = draft;
  if (!card || missingIn(draft, ledgerOf(draft, view, you), view)) return undefined;
  if (!isLetter(card) || asksLater(view)) return { card, tile, gain: null, tokenTo: null };
  return { card, tile, gain: gain ?? GAIN_WHEN_UNSAID, tokenTo: tile ? tokenTo : null };
}

/** A draft as it was kept in the browser; an empty one when that cannot be read. What it names is checked elsewhere. */
export function parseDraft(kept: unknown): ChoiceDraft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
  const fields = new Map(Object.entries(kept));
  const text = (key: keyof ChoiceDraft) => {
    const value: unknown = fields.get(key);
    return typeof value === 'string' ? value : null;
  };
  const gain = GAINS.find((each) => each === text('gain')) ?? null;
  return {
    card: text('card') as CardId | null,
    tile: text('tile') as TileId | null,
    gain,
    tokenTo: text('tokenTo') as TokenTarget | null,
  };
}
