import { assertNever } from '@/lib/engine/decision';
import type { Prompt } from '@/lib/engine/game-definition';
import { sentencesText } from '@/lib/i18n/joined-text';
import { MISSES_BEFORE_AUTOPILOT } from '@/lib/matches/clock/time-keeper';
import type { AboutMatch } from './about-match';
import type { MatchMoment } from './match-moment';
import type { Voice } from './voice';

/** What a mail says first. */
export function leadOf(about: AboutMatch, voice: Voice): string {
  const { kind, moment } = about;
  const { say } = voice;
  const sentences = (...parts: readonly string[]) => sentencesText(parts, voice.locale);
  switch (kind) {
    case 'turn':
      return sentences(...othersSentences(about, voice), questionOf(about, voice), deadlineOf(about, voice));
    case 'reminder':
      return sentences(deadlineOf(about, voice), questionOf(about, voice));
    case 'started':
      return say('mails.started.lead', { names: voice.list(othersOf(moment).map(voice.nameOf)) });
    case 'finished':
      return winnersSentence(moment, voice);
    case 'mention':
      return say('mails.mention.lead', mentioners(about, voice));
    case 'missed':
      return sentences(...missedSentences(about, voice), questionOf(about, voice), deadlineOf(about, voice));
    case 'resumed':
    case 'holidayOver':
      return sentences(say(`mails.${kind}.lead`), questionOf(about, voice), deadlineOf(about, voice));
    case 'pauseAsked':
    case 'resigned':
      return say(`mails.${kind}.lead`, { name: spokenOf(about, voice) });
    case 'holiday':
      return holidaySentence(about, voice);
    case 'autopilot':
    case 'paused':
    case 'cancelled':
      return say(`mails.${kind}.lead`);
    default:
      return assertNever(kind);
  }
}

function mentioners({ mentions = [] }: AboutMatch, { list }: Voice) {
  const authors = [...new Set(mentions.map(({ author }) => author))];
  return { names: list(authors), count: authors.length };
}

export const othersOf = ({ seats }: MatchMoment) => seats.filter(({ isYou }) => !isYou);

/** Who has answered the same question already, where several are asked it at once, and whom the table waits for besides. */
function othersSentences({ moment, prompt }: AboutMatch, { say, list, nameOf }: Voice): readonly string[] {
  const alike = moment.prompts.filter(({ kind }) => kind === prompt?.kind);
  const asked = othersOf(moment).filter(({ seat }) => alike.some((other) => other.seat === seat));
  const chosen = asked.filter(({ waiting }) => !waiting);
  const choosing = asked.filter(({ waiting }) => waiting);
  if (asked.length === 0) return [];
  if (choosing.length === 0) return [say('mails.turn.lastOne')];
  const sentence = (key: string, seats: typeof asked) =>
    seats.length === 0 ? [] : [say(key, { names: list(seats.map(nameOf)), count: seats.length })];
  return [...sentence('mails.turn.chosen', chosen), ...sentence('mails.turn.choosing', choosing)];
}

const titleOf = ({ kind }: Prompt, { game }: MatchMoment, { say }: Voice) => say(`games.${game}.prompts.${kind}.title`);

const questionOf = ({ moment, prompt }: AboutMatch, voice: Voice) => (prompt ? titleOf(prompt, moment, voice) : '');

/** Until when, on the reader's clock; nothing where no clock runs. */
function deadlineOf({ moment, prompt }: AboutMatch, { say, moment: told }: Voice): string {
  const due = prompt && moment.dues.get(prompt.id);
  if (!due) return '';
  const hasBank = due.bankEndsAt > due.dueAt;
  const times = { due: told(due.dueAt), end: told(due.bankEndsAt) };
  return say(hasBank ? 'mails.turn.untilWithBank' : 'mails.turn.until', times);
}

/** What was played, and what one more miss leads to. */
function missedSentences({ moment, missed }: AboutMatch, voice: Voice): readonly string[] {
  const { say, logLine, locale } = voice;
  const left = MISSES_BEFORE_AUTOPILOT - (missed?.inARow ?? 1);
  const lines = missed?.played.map((line) => logLine(line, moment)) ?? [];
  const played = lines.length > 0 ? [say('mails.missed.played', { line: sentencesText(lines, locale) })] : [];
  return [say('mails.missed.lead'), ...played, say('mails.missed.warning', { left })];
}

const spokenOf = ({ spoken }: AboutMatch, { nameOf }: Voice) => (spoken ? nameOf(spoken) : '');

function holidaySentence(about: AboutMatch, voice: Voice): string {
  const until = about.spoken?.holidayUntil;
  return voice.say('mails.holiday.lead', {
    name: spokenOf(about, voice),
    until: until ? voice.moment(until) : '',
  });
}

function winnersSentence({ seats }: MatchMoment, { say, list, nameOf }: Voice): string {
  const winners = seats.filter(({ rank }) => rank === 1);
  return say('mails.finished.lead', { names: list(winners.map(nameOf)), count: winners.length });
}
