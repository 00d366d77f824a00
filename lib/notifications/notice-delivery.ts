import { db } from '@/lib/db';
import { assertNever } from '@/lib/engine/decision';
import { unreadMentions } from '@/lib/matches/chat/mentions-unread';
import type { JobPayload } from '@/lib/matches/job-queue';
import { invitedMail } from './invitation-mail';
import type { OutgoingMail } from './mailer';
import { deliver, MailNotSent } from './mailer';
import type { AboutMatch } from './match-mail';
import { matchMail } from './match-mail';
import { matchMoment } from './match-moment';
import type { ClaimedNotice } from './notice-ledger';
import { claimNotice, returnNotice, settleNotice } from './notice-ledger';
import { testMail } from './test-mail';
import { voiceFor } from './voice';
import type { MatchNoticeKind } from './who-hears-what';

/** Tells one person one thing, unless it has become untrue, unwanted or was told before. */
export async function sendNotice({ noticeId }: JobPayload<'send-notice'>): Promise<void> {
  const notice = await claimNotice(noticeId);
  if (!notice) return;
  const mail = await mailOf(notice);
  if (!mail) return settleNotice(notice.id, 'dropped');
  const delivery = await deliver(mail).catch(async (error: unknown) => {
    if (error instanceof MailNotSent && !error.mayHaveArrived) await returnNotice(notice.id);
    throw error;
  });
  await settleNotice(notice.id, delivery === 'accepted' ? 'sent' : 'failed');
}

/** The mail as things are now; `undefined` when there is nothing left to tell this person. */
async function mailOf({ kind, matchId, ...notice }: ClaimedNotice): Promise<OutgoingMail | undefined> {
  if (kind === 'test') return testMail(notice);
  if (matchId === null) throw new Error(`The notice ${notice.id} is about no match`);
  if (kind === 'invited') return invitedMail({ ...notice, matchId });
  const about = await whatIsStillTrue({ ...notice, kind, matchId });
  return about && matchMail(about, await voiceFor(about.to.locale));
}

type AboutSeat = Readonly<{
  kind: MatchNoticeKind;
  userId: string;
  matchId: string;
  promptId: string;
  messageId: string;
}>;

async function whatIsStillTrue(notice: AboutSeat): Promise<AboutMatch | undefined> {
  const { kind, userId, matchId, messageId } = notice;
  const [user, moment] = await Promise.all([
    db.user.findUnique({ where: { id: userId } }),
    matchMoment(matchId, userId),
  ]);
  if (!user?.email || !moment) return undefined;
  const to = { userId, email: user.email, locale: user.locale };
  const about = { kind, to, moment, messageId };
  switch (kind) {
    case 'turn': {
      const prompt = moment.prompts.find(({ id, seat }) => id === notice.promptId && seat === moment.you);
      return user.turnMails && prompt && !prompt.settled ? { ...about, prompt } : undefined;
    }
    case 'started':
      return user.turnMails && moment.status === 'running' ? { ...about, prompt: undefined } : undefined;
    case 'finished':
      return user.finishMails && moment.status === 'finished' ? { ...about, prompt: undefined } : undefined;
    case 'mention': {
      const mentions = user.mentionMails ? await unreadMentions({ matchId, userId }) : [];
      return mentions.length > 0 ? { ...about, prompt: undefined, mentions } : undefined;
    }
    default:
      return assertNever(kind);
  }
}
