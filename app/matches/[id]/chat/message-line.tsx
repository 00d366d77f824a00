'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MessageBody, MessageView } from '@/lib/matches/chat/chat-reading';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import type { Owner } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { PageLink } from '@/lib/ui/page-link';
import { tipWith } from '@/lib/ui/tip';

const LABEL_LENGTH = 40;

type MessageLineProps = Readonly<{
  message: MessageView;
  owner: Owner | undefined;
  /** The same person has written just before. */
  goesOn: boolean;
  onTakeBack: () => void;
  onReport: () => void;
}>;

/** One message: who, when, what, and what the reader can do about it. */
export function MessageLine({ message, owner, goesOn, onTakeBack, onReport }: MessageLineProps) {
  const [asksSure, setAsksSure] = useState(false);
  const { author, body } = message;
  return (
    <li className={`grid gap-x-2 ${goesOn ? '' : 'mt-2.5'}`}>
      {author && !goesOn ? <Author author={author} owner={owner} sentAt={message.sentAt} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start">
        <Body body={body} />
        {body.kind === 'text' && author && !asksSure ? (
          <LineButton
            text={excerptOf(body)}
            what={author.isYou ? 'deleteLabel' : 'reportLabel'}
            icon={author.isYou ? 'close' : 'flag'}
            onPress={author.isYou ? () => setAsksSure(true) : onReport}
          />
        ) : null}
      </div>
      {asksSure && body.kind === 'text' ? <Sure onYes={onTakeBack} onNo={() => setAsksSure(false)} /> : null}
    </li>
  );
}

type AuthorProps = Readonly<{
  author: NonNullable<MessageView['author']>;
  owner: Owner | undefined;
  sentAt: string;
}>;

function Author({ author, owner, sentAt }: AuthorProps) {
  const t = useTranslations('chat');
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm">
      {owner ? <OwnerMark owner={owner} size={18} silent /> : null}
      <PageLink
        href={`/people/${author.id}`}
        prefetch={false}
        className="truncate font-semibold no-underline hover:underline"
      >
        <bdi>{author.name}</bdi>
      </PageLink>
      {author.isYou ? <span className="text-ink-3">{t('you')}</span> : null}
      <Moment at={sentAt} />
    </p>
  );
}

function Moment({ at }: Readonly<{ at: string }>) {
  const format = useFormatter();
  const date = new Date(at);
  const day = (each: Date) => format.dateTime(each, { day: 'numeric', month: 'short' });
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const isToday = day(date) === day(new Date());
  return (
    <time dateTime={at} className="ml-auto flex-none text-ink-3 text-xs">
      {format.dateTime(date, isToday ? time : { day: 'numeric', month: 'short', ...time })}
    </time>
  );
}

function Body({ body }: Readonly<{ body: MessageBody }>) {
  const t = useTranslations('chat');
  if (body.kind !== 'text') return <p className="text-ink-3 text-sm italic">{t(body.kind)}</p>;
  return (
    <p dir="auto" className="overflow-hidden whitespace-pre-wrap py-0.5 text-base [overflow-wrap:anywhere]">
      {keyed(body).map(({ key, part }) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span
            key={key}
            className={`rounded-sm px-0.5 font-semibold ${part.isYou ? 'bg-gold-soft text-gold-ink' : 'bg-action-soft'}`}
          >
            <bdi>@{part.name}</bdi>
          </span>
        ),
      )}
    </p>
  );
}

type TextBody = Extract<MessageBody, { kind: 'text' }>;

const keyed = ({ parts }: TextBody) => parts.map((part, place) => ({ key: `${place}`, part }));

function excerptOf({ parts }: TextBody): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : `@${part.name}`)).join('');
  const letters = [...text];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH).join('')}…` : text;
}

type LineButtonProps = Readonly<{
  text: string;
  what: 'deleteLabel' | 'reportLabel';
  icon: IconName;
  onPress: () => void;
}>;

function LineButton({ text, what, icon, onPress }: LineButtonProps) {
  const t = useTranslations('chat');
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t(what, { text })}
      {...tipWith(t(what === 'deleteLabel' ? 'delete' : 'report'))}
      className="-my-2 -mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-3 hover:bg-sunk hover:text-ink"
    >
      <Icon name={icon} size={14} />
    </button>
  );
}

function Sure({ onYes, onNo }: Readonly<{ onYes: () => void; onNo: () => void }>) {
  const t = useTranslations('chat');
  return (
    <div className="flex flex-wrap items-center gap-2 py-1">
      <span className="text-sm">{t('deleteSure')}</span>
      <Button size="small" onClick={onYes}>
        {t('deleteYes')}
      </Button>
      <Button size="small" onClick={onNo}>
        {t('deleteNo')}
      </Button>
    </div>
  );
}
