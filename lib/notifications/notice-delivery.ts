import { db } from '@/lib/db';
import { assertNever } from '@/lib/engine/decision';
import { unreadMentions } from '@/lib/matches/chat/mentions-unread';
import type { JobPayload } from '@/lib/matches/job-queue';
import { deliver, MailNotSent } from './mailer';
import type { AboutMatch } from './match-mail';
import { matchMail } from './match-mail';
import { matchMoment } from './match-moment';
import type { ClaimedNotice } from './notice-ledger';
import { claimNotice, returnNotice, settleNotice } from './notice-ledger';
import { voiceFor } from './voice';

/** Tells one person one thing, unless it has become untrue, unwanted or was told before. */
export async function sendNotice({ noticeId }: JobPayload<'send-notice'>): Promise<void> {
  const notice = await claimNotice(noticeId);
  if (!notice) return;
  const about = await whatIsStillTrue(notice);
  if (!about) return settleNotice(notice.id, 'dropped');
  const mail = await matchMail(about, await voiceFor(about.to.locale));
  const delivery = await deliver(mail).catch(async (error: unknown) => {
    if (error instanceof MailNotSent && !error.mayHaveArrived) await returnNotice(notice.id);
    throw error;
  });
  await settleNotice(notice.id, delivery === 'accepted' ? 'sent' : 'failed');
}

/** What the mail is about, looked at now; `undefined` when there is nothing left to tell this person. */
async function whatIsStillTrue(notice: ClaimedNotice): Promise<AboutMatch | undefined> {
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
