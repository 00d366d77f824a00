import { createElement } from 'react';
import type { Lines, MatchMailTexts } from '@/emails/match-mail';
import { MatchMail } from '@/emails/match-mail';
import { env } from '@/lib/env';
import { sentencesText } from '@/lib/i18n/joined-text';
import type { AboutMatch } from './about-match';
import type { OutgoingMail } from './mailer';
import { messageIdOf } from './mailer';
import type { MatchMoment } from './match-moment';
import { leadOf } from './match-sentences';
import { TRUTHS } from './notice-truth';
import { renderedMail } from './rendered-mail';
import { unsubscribeHeaders, unsubscribeToken } from './unsubscribe';
import type { Voice } from './voice';
import type { MatchNoticeKind } from './who-hears-what';

/** One match, one thread: every mail about it refers to the same message, which was never sent. */
export const threadOf = (matchId: string) => messageIdOf(`match-${matchId}`);

export async function matchMail(about: AboutMatch, voice: Voice): Promise<OutgoingMail> {
  const { kind, to, moment, messageId } = about;
  const token = unsubscribeToken({ userId: to.userId, kind: TRUTHS[kind].setting });
  const texts = textsOf(about, voice, `${env().APP_URL}/unsubscribe/${token}`);
  const mail = createElement(MatchMail, { texts });
  return {
    to: to.email,
    subject: voice.say(`mails.${kind}.subject`, {
      game: texts.about ?? '',
      match: moment.name,
      name: about.spoken ? voice.nameOf(about.spoken) : '',
    }),
    ...(await renderedMail(mail)),
    messageId,
    thread: threadOf(moment.matchId),
    headers: unsubscribeHeaders(token),
  };
}

function textsOf(about: AboutMatch, voice: Voice, unsubscribeLink: string): MatchMailTexts {
  const { kind, moment } = about;
  const { say, locale } = voice;
  const lead = leadOf(about, voice);
  const lines = linesOf(about, voice);
  return {
    locale,
    brand: say('site.name'),
    preview: (opensWithNews(kind) && lines && newestOf(lines, voice)) || lead,
    about: say(`games.${moment.game}.name`),
    title: say(`mails.${kind}.title`, { match: moment.name }),
    lead,
    action: { href: linkOf(about), label: say(`mails.${kind}.action`) },
    lines,
    opensWithLines: opensWithNews(kind),
    why: say(`mails.${footOf(kind)}.why`),
    unsubscribe: { href: unsubscribeLink, label: say(`mails.${footOf(kind)}.unsubscribe`) },
  };
}

/** Why the mail came, and how to get no more of them, is the same for all that happens at a table beside the game. */
function footOf(kind: MatchNoticeKind): string {
  if (kind === 'turn' || kind === 'started' || kind === 'finished' || kind === 'mention') return kind;
  return kind === 'cancelled' ? 'finished' : 'table';
}

const linkOf = ({ kind, moment }: AboutMatch) =>
  `${env().APP_URL}/matches/${moment.matchId}${kind === 'mention' ? '#chat' : ''}`;

function linesOf(about: AboutMatch, voice: Voice): Lines | undefined {
  const { kind, moment } = about;
  if (kind === 'finished') return standingsOf(moment, voice);
  if (kind === 'mention') return mentionsOf(about, voice);
  return newsOf(moment, voice);
}

/** Mails that tell what has happened; the others tell one thing of their own. */
export const tellsNews = (kind: MatchNoticeKind) => kind !== 'finished' && kind !== 'mention';

/** Names the line that says how much is not told. */
const REST = 'more';

/** What the player has missed, in the sentences of the page. */
function newsOf(moment: MatchMoment, voice: Voice): Lines | undefined {
  const { folded, rounds, cut } = moment.news;
  if (rounds.length === 0) return undefined;
  const { say, sentence, locale } = voice;
  const title = (round: number) =>
    folded.length + rounds.length > 1
      ? [{ key: `round ${round}`, isTitle: true, text: say('recap.round', { round }) }]
      : [];
  const before = folded.map(({ from, sentence: told }) => ({ key: `rounds ${from}`, text: sentence(told, moment) }));
  const items = rounds.flatMap(({ number, deeds }) => [
    ...title(number),
    ...deeds.map(({ step, sentences }) => ({
      key: `${step}`,
      text: sentencesText(
        sentences.map((each) => sentence(each, moment)),
        locale,
      ),
    })),
  ]);
  const rest = cut > 0 ? [{ key: REST, text: say('recap.more', { count: cut }) }] : [];
  const from = `${env().APP_URL}/matches/${moment.matchId}/history/${Math.max(1, moment.newsSince.step)}?play`;
  return {
    heading: headingOf(moment, voice),
    items: [...before, ...items, ...rest],
    more: { href: from, label: say('recap.stepByStep') },
  };
}

/** A list of mails has room for so many sentences: the subject says what there is to do, these what has happened. */
const IN_A_LIST = 3;

function newestOf({ items }: Lines, { locale }: Voice): string {
  const told = items.filter(({ isTitle, key }) => !isTitle && key !== REST);
  return sentencesText(
    told.slice(-IN_A_LIST).map(({ text }) => text),
    locale,
  );
}

function headingOf({ newsSince: { by, at } }: MatchMoment, { say, moment: told }: Voice): string {
  if (!at) return say('recap.title');
  return say(by === 'mail' ? 'recap.titleSinceMail' : 'recap.titleAt', { when: told(at) });
}

/** Whoever is asked to go on is told first what has happened. */
const opensWithNews = (kind: MatchNoticeKind) => kind === 'turn' || kind === 'reminder';

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
