import type { Match } from '@/lib/engine/game';
import type { Prompt, Viewer } from '@/lib/engine/game-definition';
import type { GinkgopolisView } from '@/lib/games/ginkgopolis/view-types';

/** Where a match is stopped to be looked at. */
export const MOMENTS = ['choosing', 'sealed', 'drafting', 'new-hands', 'resolving', 'giving-back', 'finished'] as const;
export type Moment = (typeof MOMENTS)[number];

type Stop = Readonly<{
  /** From this round on the match stops at the moment. */
  round: number;
  moment: Moment;
  viewer: Viewer;
}>;

/** Plays on until the moment. One other than the viewer has answered there. */
export function until({ round, moment, viewer }: Stop) {
  return (match: Match): Prompt | undefined => {
    const view = match.viewFor(viewer) as GinkgopolisView;
    const open = match.openPrompts().filter(({ settled }) => !settled);
    const isThere = view.round >= round && view.phase === (moment === 'sealed' ? 'choosing' : moment);
    if (!isThere || viewer.role !== 'seat') return open[0];
    const mine = open.find(({ seat }) => seat === viewer.seat);
    const others = open.filter(({ seat }) => seat !== viewer.seat);
    if (moment === 'sealed') return mine;
    // One of the others has answered, the rest still think.
    return mine && others.length > 1 ? others[0] : mine ? undefined : open[0];
  };
}
