import type { IconName } from '@/lib/ui/icon-shapes';
import { PROMPT_KINDS } from '../prompt-kinds';
import type { GinkgopolisView, SeatView } from '../view-types';

/** Where a seat stands in the round, each a message key below `board.state`. */
export const SEAT_STATES = [...PROMPT_KINDS, 'sealed', 'played', 'watching', 'won', 'finished'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export function seatState(view: GinkgopolisView, { seat, waitingFor, sealed }: SeatView): SeatState {
  const rank = view.scores?.seats.find((score) => score.seat === seat)?.rank;
  if (rank !== undefined) return rank === 1 ? 'won' : 'finished';
  if (waitingFor) return waitingFor;
  if (sealed) return 'sealed';
  return view.played.some((card) => card.seat === seat) ? 'played' : 'watching';
}

export const STATE_ICONS: Readonly<Record<SeatState, IconName>> = {
  'pick-character': 'wait',
  'choose-card': 'wait',
  'new-hand': 'new-hand',
  'choose-gain': 'wait',
  'place-token': 'wait',
  'give-back-tiles': 'tile',
  sealed: 'sealed',
  played: 'check',
  watching: 'sealed',
  won: 'crown',
  finished: 'check',
};

/** The seats the match waits for. */
export function waitedFor(view: GinkgopolisView): SeatView[] {
  return view.seats.filter(({ waitingFor }) => waitingFor !== null);
}
