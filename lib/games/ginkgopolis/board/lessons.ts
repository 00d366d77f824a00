import type { Lesson } from '../../lessons';
import { isLetter } from '../components';
import type { Anchor } from '../help/anchors';
import type { GinkgopolisView, Ledger, SeatView } from '../view-types';
import type { ChoiceDraft } from './choice-draft';
import { missingIn } from './choice-draft';

/** What a newcomer has before the eyes. */
export type Sight = Readonly<{
  view: GinkgopolisView;
  you: SeatView | undefined;
  /** A card is to be chosen, and nothing is sealed. */
  isChoosing: boolean;
  draft: ChoiceDraft;
  ledger: Ledger | undefined;
}>;

const isBefore = ({ isChoosing, draft }: Sight) => isChoosing && draft.card === null;
const isWeighing = ({ isChoosing, draft }: Sight) => isChoosing && draft.card !== null;
const isFrom = (round: number, sight: Sight) => sight.isChoosing && sight.view.round >= round;

/** From the aim of the game to its end, as a practice table explains it. */
export const LESSONS: readonly (Lesson<Sight> & Readonly<{ rule: Anchor }>)[] = [
  { key: 'goal', at: ['city'], rule: 'how-you-win', when: isBefore },
  { key: 'hand', at: ['hand'], rule: 'cards', when: isBefore },
  {
    key: 'alone',
    at: ['ledger', 'choice'],
    rule: 'exploit',
    when: (sight) => isWeighing(sight) && isBuildingCard(sight) && sight.draft.tile === null,
  },
  {
    key: 'tiles',
    at: ['tiles', 'hand'],
    rule: 'three-actions',
    when: (sight) => isWeighing(sight) && (sight.you?.screen?.tiles.length ?? 0) > 0,
  },
  {
    key: 'urbanize',
    at: ['hand'],
    rule: 'urbanize',
    when: (sight) => (isWeighing(sight) && !isBuildingCard(sight)) || isFrom(3, sight),
  },
  {
    key: 'floor',
    at: ['hand'],
    rule: 'build-a-floor',
    when: (sight) => (isWeighing(sight) && isBuildingCard(sight) && sight.draft.tile !== null) || isFrom(3, sight),
  },
  {
    key: 'costs',
    at: ['ledger', 'choice'],
    rule: 'costs',
    when: (sight) => isWeighing(sight) && sight.draft.tile !== null && sight.ledger !== undefined,
  },
  {
    key: 'seal',
    at: ['seal'],
    rule: 'choosing',
    when: (sight) => isWeighing(sight) && missingIn(sight.draft, sight.ledger, sight.view) === null,
  },
  { key: 'resolved', at: ['story'], rule: 'resolving', when: ({ view }) => view.round > 1 && view.scores === null },
  { key: 'passing', at: ['hand'], rule: 'passing', when: (sight) => isFrom(2, sight) },
  {
    key: 'back',
    at: ['ledger', 'choice', 'city'],
    rule: 'build-a-floor',
    when: (sight) => returnsResources(sight.ledger) || isFrom(5, sight),
  },
  { key: 'characters', at: ['you'], rule: 'characters', when: (sight) => isFrom(3, sight) },
  {
    key: 'newHand',
    at: ['new-hand'],
    rule: 'new-hand',
    when: (sight) => isFrom(3, sight) && (sight.you?.newHandTokens ?? 0) > 0,
  },
  {
    key: 'districts',
    at: ['districts', 'city'],
    rule: 'districts',
    when: ({ view }) => view.scores === null && view.round > 2 && view.districts.some(({ first }) => first !== null),
  },
  { key: 'end', at: ['choice'], rule: 'scoring', when: ({ view }) => view.scores !== null },
];

function isBuildingCard({ draft: { card } }: Sight): boolean {
  return card !== null && !isLetter(card);
}

function returnsResources(ledger: Ledger | undefined): boolean {
  if (!ledger) return false;
  return ledger.others.length > 0 || ledger.gains.some(({ reason }) => reason === 'own-resources-back');
}
