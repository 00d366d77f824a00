import type { TaskList } from 'graphile-worker';
import { sweepLimits } from '@/lib/limits/spend';
import { playBots } from '@/lib/matches/bot-player';
import { noteAnswerTimes } from '@/lib/matches/clock/answer-times';
import { findForgottenBots, findForgottenDeadlines } from '@/lib/matches/clock/forgotten-matches';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import type { JobName, JobPayload } from '@/lib/matches/stream/job-queue';
import { JOBS } from '@/lib/matches/stream/job-queue';
import { forgetPractice } from '@/lib/matches/tables/practice';
import { deliverAddressChanged } from '@/lib/notifications/address-changed';
import { sendInvitation, tellInvited } from '@/lib/notifications/invitation-delivery';
import { noteMentions } from '@/lib/notifications/mention-notices';
import { sendModerationMail, tellModerators } from '@/lib/notifications/moderation-mail';
import { sendNotice } from '@/lib/notifications/notice-delivery';
import { noteReminders, noteWhoIsTold } from '@/lib/notifications/notices';
import { deliverSignInMail } from '@/lib/notifications/sign-in-delivery';

type Handlers = { readonly [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

const HANDLERS: Handlers = {
  'play-bots': playBots,
  'tell-players': noteWhoIsTold,
  'keep-time': keepTime,
  'remind-players': noteReminders,
  'note-answer-times': noteAnswerTimes,
  'tell-invited': tellInvited,
  'send-invitation': sendInvitation,
  'find-forgotten-deadlines': findForgottenDeadlines,
  'find-forgotten-bots': findForgottenBots,
  'forget-practice': forgetPractice,
  'send-address-changed': deliverAddressChanged,
  'send-notice': sendNotice,
  'tell-mentioned': noteMentions,
  'tell-moderators': tellModerators,
  'send-moderation-mail': sendModerationMail,
  'send-sign-in-mail': deliverSignInMail,
  'sweep-limits': sweepLimits,
};

/** A handler that throws is tried again later, ever more slowly; other jobs go on meanwhile. */
export const taskList: TaskList = Object.fromEntries(
  (Object.keys(JOBS) as JobName[]).map((name) => [name, taskFor(name)]),
);

function taskFor<Name extends JobName>(name: Name) {
  const handle: (payload: JobPayload<Name>) => Promise<void> = HANDLERS[name];
  return (payload: unknown) => handle(JOBS[name].parse(payload) as JobPayload<Name>);
}
