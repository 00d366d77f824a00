import { db } from '@/lib/db';
import type { Prompt } from '@/lib/engine/game-definition';
import { unreadMentions } from '@/lib/matches/chat/mentions-unread';
import { missedDeadline } from '@/lib/matches/clock/missed-deadline';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import type { AboutMatch } from './about-match';
import { invitedMail } from './invitation-mail';
import type { OutgoingMail } from './mailer';
import { deliver, MailNotSent } from './mailer';
import { matchMail, tellsNews } from './match-mail';
import type { MatchMoment } from './match-moment';
import { matchMoment } from './match-moment';
import type { ClaimedNotice } from './notice-ledger';
import { claimNotice, noteSent, returnNotice, settleNotice } from './notice-ledger';
import { nextPrompt, TRUTHS, waitingPrompt } from './notice-truth';
import { testMail } from './test-mail';
import { voiceFor } from './voice';
import type { MatchNoticeKind } from './who-hears-what';
import { isToldAnew, seatSpokenOf } from './who-hears-what';

/** Tells one person one thing, unless it has become untrue, unwanted or was told before. */
export async function sendNotice({ noticeId }: JobPayload<'send-notice'>): Promise<void> {
  const notice = await claimNotice(noticeId);
  if (!notice) return;
  const written = await mailOf(notice);
  if (!written) return settleNotice(notice.id, 'dropped');
  const { mail, toldVersion } = written;
  const delivery = await deliver(mail).catch(async (error: unknown) => {
    if (error instanceof MailNotSent && !error.mayHaveArrived) await returnNotice(notice.id);
    throw error;
  });
  await (delivery === 'accepted' ? noteSent(notice.id, toldVersion) : settleNotice(notice.id, 'failed'));
}

type Written = Readonly<{ mail: OutgoingMail; toldVersion?: number | undefined }>;

/** The mail as things are now; `undefined` when there is nothing left to tell this person. */
async function mailOf({ kind, matchId, ...notice }: ClaimedNotice): Promise<Written | undefined> {
  if (kind === 'test') return alone(await testMail(notice));
  if (matchId === null) throw new Error(`The notice ${notice.id} is about no match`);
  if (kind === 'invited') return alone(await invitedMail({ ...notice, matchId }));
  const about = await whatIsStillTrue({ ...notice, kind, matchId });
  if (!about) return undefined;
  const mail = await matchMail(about, await voiceFor(about.to.locale, about.to.timeZone));
  return { mail, toldVersion: tellsNews(kind) ? about.moment.version : undefined };
}

const alone = (mail: OutgoingMail | undefined): Written | undefined => mail && { mail };

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
  const { setting, holds } = TRUTHS[kind];
  if (!user?.email || !user[setting] || !moment || !holds(moment, notice)) return undefined;
  const alike = await db.notice.findMany({ where: { userId, matchId, kind }, select: { promptId: true } });
  if (alike.some((other) => isToldAnew(notice, other))) return undefined;
  const to = { userId, email: user.email, locale: user.locale, timeZone: user.timeZone };
  const spoken = moment.seats.find(({ seat }) => seat === seatSpokenOf(notice));
  const about = { kind, to, moment, messageId, spoken, prompt: promptOf(notice, moment) };
  if (kind === 'mention') {
    const mentions = await unreadMentions({ matchId, userId });
    return mentions.length > 0 ? { ...about, mentions } : undefined;
  }
  if (kind !== 'missed') return about;
  const { you: seat, game } = moment;
  return { ...about, missed: await missedDeadline({ match: { id: matchId, game }, seat, promptId: notice.promptId }) };
}

/** The question the mail asks for an answer to. */
function promptOf(notice: AboutSeat, moment: MatchMoment): Prompt | undefined {
  if (notice.kind === 'turn' || notice.kind === 'reminder') return waitingPrompt(moment, notice);
  const asks = notice.kind === 'missed' || notice.kind === 'resumed' || notice.kind === 'holidayOver';
  return asks ? nextPrompt(moment) : undefined;
}
