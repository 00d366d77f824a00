import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ActionButton } from '@/app/action-button';
import { requireModerator } from '@/lib/auth/moderator';
import type { OpenReport, QuotedMessage } from '@/lib/matches/chat/moderation';
import { openReports } from '@/lib/matches/chat/moderation';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageLink } from '@/lib/ui/page-link';
import { callOff, close, hide, takeNameAway, unseat } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  await requireModerator();
  const t = await getTranslations('moderation');
  return { title: t('title'), robots: { index: false } };
}

/** What was reported and nobody has dealt with yet. For moderators alone. */
export default async function ModerationPage() {
  await requireModerator();
  const t = await getTranslations('moderation');
  const reports = await openReports();
  return (
    <div className="max-w-[760px] pt-2 md:pt-3">
      <h1 className="mb-2 text-title">{t('title')}</h1>
      {reports.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t('count', { count: reports.length })}</p>
          <ol className="grid gap-8">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

async function Report({ report }: Readonly<{ report: OpenReport }>) {
  const { id, person, personId, place, reporter, reason, words, quote, createdAt } = report;
  const t = await getTranslations();
  const format = await getFormatter();
  const time = format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="grid gap-3 border-ink border-t-[1.5px] pt-4">
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <PageLink href={`/people/${personId}`} prefetch={false} className="no-underline hover:underline">
          {place ? t('moderation.message', { person, match: place.match }) : t('moderation.name', { person: quote })}
        </PageLink>
      </h2>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
        {t('moderation.by', { reporter, time, reason: t(`report.reasons.${reason}`) })} <bdi>{words}</bdi>
      </p>
      <Quoted title={t('moderation.quote')} text={quote} />
      {place ? null : <NameNow report={report} />}
      {place ? <Around messages={place.messages} /> : null}
      {place?.isRunning ? <Harder place={place} person={person} /> : null}
      <div className="flex flex-wrap gap-2">
        {place ? <HideButton place={place} /> : null}
        {place || person !== quote ? null : (
          <ActionButton
            action={takeNameAway}
            values={{ person: personId, name: quote }}
            busy={t('moderation.renaming')}
          >
            {t('moderation.rename')}
          </ActionButton>
        )}
        <ActionButton action={close} values={{ report: id }} busy={t('moderation.closing')}>
          {t('moderation.close')}
        </ActionButton>
      </div>
    </li>
  );
}

/** What taking a reported name away means, or that somebody has done it. */
async function NameNow({ report: { person, quote } }: Readonly<{ report: OpenReport }>) {
  const t = await getTranslations('moderation');
  return (
    <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
      {t(person === quote ? 'renameHint' : 'renamed', { person })}
    </p>
  );
}

function Quoted({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <figure className="grid gap-1">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <blockquote
        dir="auto"
        className="overflow-hidden whitespace-pre-wrap rounded-md bg-sunk px-3 py-2 [overflow-wrap:anywhere]"
      >
        {text}
      </blockquote>
    </figure>
  );
}

async function Around({ messages }: Readonly<{ messages: readonly QuotedMessage[] }>) {
  const t = await getTranslations('moderation');
  return (
    <section className="grid gap-1">
      <h3 className="font-sans font-semibold text-sm">{t('around')}</h3>
      <ol className="grid gap-1 rounded-md bg-sheet px-3 py-2 shadow-sm">
        {messages.map(({ id, author, text, isReported, isDeleted, isHidden }) => (
          <li
            key={id}
            className={`grid gap-x-2 overflow-hidden rounded-sm px-1 text-sm md:grid-cols-[140px_minmax(0,1fr)] ${isReported ? 'bg-gold-soft' : ''}`}
          >
            <b className="truncate font-semibold">
              <bdi>{author}</bdi>
            </b>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              <bdi>{text}</bdi>
              {isDeleted ? <i className="text-ink-2"> ({t('takenBack')})</i> : null}
              {isHidden ? <i className="text-ink-2"> ({t('hidden')})</i> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Place = NonNullable<OpenReport['place']>;

/** What cannot be taken back stands behind a second press. */
async function Harder({ place: { matchId, seat }, person }: Readonly<{ place: Place; person: string }>) {
  const t = await getTranslations('moderation');
  const values = () => ({ matchId, commandId: randomUUID() });
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm underline">{t('harder')}</summary>
      <p className="mb-2 text-ink-2 text-sm">{t('harderHint')}</p>
      <div className="flex flex-wrap gap-2">
        {seat === null ? null : (
          <ActionButton action={unseat} values={{ ...values(), seat: String(seat) }} busy={t('unseating')}>
            {t('unseat', { person })}
          </ActionButton>
        )}
        <ActionButton action={callOff} values={values()} busy={t('callingOff')}>
          {t('callOff')}
        </ActionButton>
      </div>
    </details>
  );
}

async function HideButton({ place }: Readonly<{ place: Place }>) {
  const t = await getTranslations('moderation');
  const isHidden = place.messages.some((message) => message.isReported && message.isHidden);
  const values = { message: place.messageId, ...(isHidden ? {} : { hide: 'yes' }) };
  return (
    <ActionButton action={hide} values={values} busy={t(isHidden ? 'showing' : 'hiding')}>
      {t(isHidden ? 'show' : 'hide')}
    </ActionButton>
  );
}
