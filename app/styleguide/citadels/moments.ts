import type { Match } from '@/lib/engine/game';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { CitadelsView } from '@/lib/games/citadels/view-types';

/** Where a match is stopped to be looked at. */
export const MOMENTS = [
  'drafting',
  'laying-aside',
  'turn',
  'action-taken',
  'drawn',
  'graveyard',
  'waiting',
  'end-possible',
  'end-question',
  'finished',
] as const;
export type Moment = (typeof MOMENTS)[number];

type Stop = Readonly<{
  /** From this round on the match stops at the moment. */
  round: number;
  moment: Moment;
  /** The turn of this character; undefined for any. */
  character: string | undefined;
  seat: Seat;
}>;

/** Plays on until the moment, for a seat. */
export function until({ round, moment, character, seat }: Stop) {
  return (match: Match): Prompt | undefined => {
    const view = match.viewFor({ role: 'seat', seat }) as CitadelsView;
    const open = match.openPrompts().find(({ settled }) => !settled);
    const isRight = character === undefined || view.turn?.character === character;
    return view.round >= round && isRight && isMoment(view, moment, seat) ? undefined : open;
  };
}

function isMoment(view: CitadelsView, moment: Moment, seat: Seat): boolean {
  const isTurn = view.phase === 'playing' && view.turn?.seat === seat;
  switch (moment) {
    case 'drafting':
      return view.draft?.seat === seat;
    case 'laying-aside':
      return view.draft?.seat === seat && view.draft.buries;
    case 'turn':
      return isTurn && view.drawn === null && !view.turn.actionTaken;
    case 'action-taken':
      return isTurn && view.turn.actionTaken;
    case 'drawn':
      return isTurn && view.drawn !== null;
    case 'graveyard':
      return view.offer?.seat === seat;
    case 'waiting':
      return view.phase === 'playing' && view.turn?.seat !== seat;
    case 'end-possible':
      return isTurn && view.mayProposeEnd;
    case 'end-question':
      return view.endProposal?.isOpen === true && !view.endProposal.agreed.includes(seat);
    case 'finished':
      return false;
  }
}
