import type { Prompt } from '@/lib/engine/game-definition';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';
import type { MailSetting } from './mail-settings';
import type { MatchMoment } from './match-moment';
import type { MatchNoticeKind, Telling } from './who-hears-what';
import { seatSpokenOf } from './who-hears-what';

type Noted = Pick<Telling, 'promptId'>;
type Truth = Readonly<{
  /** The setting that lets such mails through, and that the link at their foot switches off. */
  setting: MailSetting;
  /** Whether it is still worth telling; what waits for the player, and what others do, may have changed since. */
  holds: (moment: MatchMoment, notice: Noted) => boolean;
}>;

const isRunning = ({ status }: MatchMoment) => status === 'running';
const seatNow = ({ seats }: MatchMoment, seat: number | undefined) => seats.find((one) => one.seat === seat);
const yours = (moment: MatchMoment) => seatNow(moment, moment.you);
const isThere = (moment: MatchMoment) => yours(moment)?.playedBy === 'occupant';
const isSo = (is: (seat: SeatSummary) => boolean) => (moment: MatchMoment, notice: Noted) => {
  const seat = seatNow(moment, seatSpokenOf(notice));
  return isRunning(moment) && seat !== undefined && is(seat);
};

/** The question a notice is about, if the player has still to answer it. */
export function waitingPrompt(moment: MatchMoment, { promptId }: Noted): Prompt | undefined {
  if (!isThere(moment)) return undefined;
  return moment.prompts.find(({ id, seat, settled }) => id === promptId && seat === moment.you && !settled);
}

/** Any question the player has still to answer. */
export function nextPrompt(moment: MatchMoment): Prompt | undefined {
  return moment.prompts.find(({ seat, settled }) => seat === moment.you && !settled);
}

const turn = { setting: 'turnMails' } as const;

export const TRUTHS: Readonly<Record<MatchNoticeKind, Truth>> = {
  turn: { ...turn, holds: (moment, notice) => waitingPrompt(moment, notice) !== undefined },
  reminder: {
    ...turn,
    holds: (moment, notice) => waitingPrompt(moment, notice) !== undefined && moment.dues.has(notice.promptId),
  },
  started: { ...turn, holds: isRunning },
  finished: { setting: 'finishMails', holds: ({ status }) => status === 'finished' },
  cancelled: { setting: 'finishMails', holds: ({ status }) => status === 'cancelled' },
  mention: { setting: 'mentionMails', holds: () => true },
  missed: { ...turn, holds: (moment) => isRunning(moment) && isThere(moment) },
  autopilot: { ...turn, holds: (moment) => isRunning(moment) && yours(moment)?.playedBy === 'autopilot' },
  pauseAsked: {
    ...turn,
    holds: (moment, notice) => !moment.pausedAt && isSo(({ asksForPause }) => asksForPause)(moment, notice),
  },
  paused: { ...turn, holds: (moment) => isRunning(moment) && moment.pausedAt !== null },
  resumed: { ...turn, holds: (moment) => isRunning(moment) && moment.pausedAt === null },
  holiday: { ...turn, holds: isSo(({ holidayUntil }) => holidayUntil !== null) },
  holidayOver: {
    ...turn,
    holds: (moment) => isThere(moment) && !yours(moment)?.holidayUntil && nextPrompt(moment) !== undefined,
  },
  resigned: { ...turn, holds: isSo(({ playedBy }) => playedBy === 'resigned') },
};
