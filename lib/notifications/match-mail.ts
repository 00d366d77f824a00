import { createElement } from 'react';
import { render } from 'react-email';
import type { Lines, MatchMailTexts } from '@/emails/match-mail';
import { MatchMail } from '@/emails/match-mail';
import { assertNever } from '@/lib/engine/decision';
import type { Prompt } from '@/lib/engine/game-definition';
import { env } from '@/lib/env';
import type { UnreadMention } from '@/lib/matches/chat/mentions-unread';
import type { OutgoingMail } from './mailer';
import type { MatchMoment } from './match-moment';
import type { MailSetting } from './unsubscribe';
import { unsubscribeToken } from './unsubscribe';
import type { Voice } from './voice';
import type { MatchNoticeKind } from './who-hears-what';

export type AboutMatch = Readonly<{
  kind: MatchNoticeKind;
  to: Readonly<{ userId: string; email: string; locale: string }>;
  moment: MatchMoment;
  /** The question that waits, for a turn. */
  prompt: Prompt | undefined;
  /** What was written to the player, for a mention. */
  mentions?: readonly UnreadMention[];
  messageId: string;
}>;

/** One match, one thread: every mail about it refers to the same message, which was never sent. */
export const threadOf = (matchId: string) => `<match-${matchId}@${new URL(env().APP_URL).hostname}>`;

/** What the link at the foot of a mail switches off. */
const SETTINGS = {
  turn: 'turnMails',
  started: 'turnMails',
  finished: 'finishMails',
  mention: 'mentionMails',
} as const satisfies Record<MatchNoticeKind, MailSetting>;

export async function matchMail(about: AboutMatch, voice: Voice): Promise<OutgoingMail> {
  const { kind, to, moment, messageId } = about;
  const token = unsubscribeToken({ userId: to.userId, kind: SETTINGS[kind] });
  const texts = textsOf(about, voice, `${env().APP_URL}/unsubscribe/${token}`);
  const mail = createElement(MatchMail, { texts });
  return {
    to: to.email,
    subject: voice.say(`mails.${kind}.subject`, { game: texts.about ?? '', match: moment.name }),
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    messageId,
    thread: threadOf(moment.matchId),
    headers: {
      'List-Unsubscribe': `<${env().APP_URL}/api/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function textsOf(about: AboutMatch, voice: Voice, unsubscribeLink: string): MatchMailTexts {
  const { kind, moment } = about;
  const { say, locale } = voice;
  const lead = leadOf(about, voice);
  return {
    locale,
    brand: say('site.name'),
    preview: lead,
    about: say(`games.${moment.game}.name`),
    title: say(`mails.${kind}.title`, { match: moment.name }),
    lead,
    action: { href: linkOf(about), label: say(`mails.${kind}.action`) },
    lines: linesOf(about, voice),
    why: say(`mails.${kind}.why`),
    unsubscribe: { href: unsubscribeLink, label: say(`mails.${kind}.unsubscribe`) },
  };
}

const linkOf = ({ kind, moment }: AboutMatch) =>
  `${env().APP_URL}/matches/${moment.matchId}${kind === 'mention' ? '#chat' : ''}`;

function leadOf(about: AboutMatch, voice: Voice): string {
  switch (about.kind) {
    case 'turn':
      return [...othersSentences(about.moment, voice), questionOf(about, voice)].join(' ');
    case 'started':
      return voice.say('mails.started.lead', { names: voice.list(othersOf(about.moment).map(voice.nameOf)) });
    case 'finished':
      return winnersSentence(about.moment, voice);
    case 'mention':
      return voice.say('mails.mention.lead', mentioners(about, voice));
    default:
      return assertNever(about.kind);
  }
}

function mentioners({ mentions = [] }: AboutMatch, { list }: Voice) {
  const authors = [...new Set(mentions.map(({ author }) => author))];
  return { names: list(authors), count: authors.length };
}

const othersOf = ({ seats }: MatchMoment) => seats.filter(({ isYou }) => !isYou);

/** Who has answered the same round of questions already, and whom the table waits for besides. */
function othersSentences(moment: MatchMoment, { say, list, nameOf }: Voice): readonly string[] {
  const asked = othersOf(moment).filter(({ seat }) => moment.prompts.some((prompt) => prompt.seat === seat));
  const chosen = asked.filter(({ waiting }) => !waiting);
  const choosing = asked.filter(({ waiting }) => waiting);
  if (asked.length === 0) return [];
  if (choosing.length === 0) return [say('mails.turn.lastOne')];
  const sentence = (key: string, seats: typeof asked) =>
    seats.length === 0 ? [] : [say(key, { names: list(seats.map(nameOf)), count: seats.length })];
  return [...sentence('mails.turn.chosen', chosen), ...sentence('mails.turn.choosing', choosing)];
}

const questionOf = ({ moment, prompt }: AboutMatch, { say }: Voice) =>
  prompt ? say(`games.${moment.game}.prompts.${prompt.kind}.title`) : '';

function winnersSentence({ seats }: MatchMoment, { say, list, nameOf }: Voice): string {
  const winners = seats.filter(({ rank }) => rank === 1);
  return say('mails.finished.lead', { names: list(winners.map(nameOf)), count: winners.length });
}

function linesOf(about: AboutMatch, voice: Voice): Lines | undefined {
  const { kind, moment } = about;
  if (kind === 'finished') return standingsOf(moment, voice);
  if (kind === 'mention') return mentionsOf(about, voice);
  if (moment.news.length === 0) return undefined;
  const items = moment.news.map(({ version, line }) => ({ key: String(version), text: voice.logLine(line, moment) }));
  return { heading: voice.say('mails.turn.news'), items };
}

function mentionsOf({ mentions = [] }: AboutMatch, { say }: Voice): Lines {
  return {
    heading: say('mails.mention.chat'),
    items: mentions.map(({ id, author, text }) => ({
      key: id,
      text: say('mails.mention.line', { name: author, text }),
    })),
  };
}

function standingsOf({ seats }: MatchMoment, { say, nameOf }: Voice): Lines {
  const inOrder = seats.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return {
    heading: say('mails.finished.scores'),
    items: inOrder.map((seat) => ({
      key: String(seat.seat),
      mark: `${seat.rank ?? ''}.`,
      text: say('mails.finished.score', { name: nameOf(seat), score: seat.score ?? 0 }),
    })),
  };
}
