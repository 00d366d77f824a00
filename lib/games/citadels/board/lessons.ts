import type { Seat } from '@/lib/engine/game-definition';
import type { Lesson } from '../../lessons';
import type { PromptKind } from '../commands';
import { INCOME_COLOURS } from '../decide/turn-rules';
import type { Anchor } from '../help/anchors';
import type { CitadelsView } from '../view-types';

/** What a newcomer has before the eyes. */
export type Sight = Readonly<{
  view: CitadelsView;
  seat: Seat | undefined;
  /** The question that waits for the viewer. */
  asked: PromptKind | undefined;
}>;

const isPicking = ({ asked }: Sight) => asked === 'pick-character';
const isTurn = ({ asked, view }: Sight) => asked === 'take-turn' && view.drawn === null;
const hasTaken = (sight: Sight) => isTurn(sight) && sight.view.turn?.actionTaken === true;
const isFrom = (round: number, { view }: Sight) => view.round >= round && view.scores === null;

/** From the aim of the game to its end, as a practice table explains it. */
export const LESSONS: readonly (Lesson<Sight> & Readonly<{ rule: Anchor }>)[] = [
  { key: 'goal', at: ['cities'], rule: 'how-to-play', when: ({ view }) => view.scores === null },
  {
    key: 'hand',
    at: ['hand'],
    rule: 'gold-and-cards',
    when: ({ view, seat }) => view.scores === null && seat !== undefined,
  },
  { key: 'draft', at: ['draft', 'choice'], rule: 'draft', when: isPicking },
  { key: 'ranks', at: ['draft', 'choice'], rule: 'round-in-short', when: isPicking },
  { key: 'call', at: ['calls'], rule: 'call', when: ({ view }) => view.phase === 'playing' },
  {
    key: 'action',
    at: ['choice'],
    rule: 'action',
    when: (sight) => isTurn(sight) && sight.view.turn?.actionTaken === false,
  },
  { key: 'power', at: ['choice'], rule: 'characters', when: isTurn },
  { key: 'build', at: ['hand'], rule: 'build', when: hasTaken },
  {
    key: 'income',
    at: ['choice'],
    rule: 'income',
    when: (sight) => isTurn(sight) && sight.view.turn !== null && sight.view.turn.character in INCOME_COLOURS,
  },
  {
    key: 'names',
    at: ['calls', 'choice'],
    rule: 'assassin',
    when: ({ view }) => view.scores === null && (view.murdered !== null || view.robbed !== null),
  },
  { key: 'crown', at: ['order', 'draft'], rule: 'king', when: (sight) => isFrom(2, sight) && isPicking(sight) },
  { key: 'warlord', at: ['cities'], rule: 'warlord', when: (sight) => isFrom(3, sight) && sight.asked !== undefined },
  { key: 'eight', at: ['cities'], rule: 'end', when: (sight) => isFrom(4, sight) && sight.asked !== undefined },
  { key: 'scoring', at: ['choice'], rule: 'scoring', when: ({ view }) => view.scores !== null },
];
