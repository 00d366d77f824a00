'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useCallback, useId } from 'react';
import type { Channel } from '@/lib/matches/chat/channels';
import { Button } from '@/lib/ui/button';
import { LiveNotice } from '@/lib/ui/notice';
import { isBusy, useCommand } from '@/lib/ui/use-command';
import { useKept } from '@/lib/ui/use-kept';
import { postMessage } from './chat-requests';

/** As the server has it: see MESSAGE_MAX. */
const LONGEST = 500;
const TOLD_FROM = 60;

const asText = (kept: unknown) => (typeof kept === 'string' ? kept : '');
const sayMessage = ({ reason }: Readonly<{ reason: string }>) => ({ message: reason });

type ComposerProps = Readonly<{
  matchId: string;
  channel: Channel;
  field: RefObject<HTMLTextAreaElement | null>;
  onSent: () => void;
}>;

/** Where a message is written. It stays until the server has it, over fresh pages, lost networks and reloads. */
export function Composer({ matchId, channel, field, onSent }: ComposerProps) {
  const t = useTranslations('chat');
  const id = useId();
  const [text, setText] = useKept(`chat ${matchId} ${channel}`, asText);
  const { issue, state } = useCommand({ send: useSend(matchId, channel), explain: sayMessage });
  const left = LONGEST - [...text.trim()].length;

  const send = async () => {
    if (isBusy(state) || text.trim() === '') return;
    if (!(await issue(channel, { type: 'SendMessage', data: { text } }))) return;
    setText('');
    onSent();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-1.5 border-line border-t p-3">
      <label htmlFor={id} className="sr-only">
        {t('write')}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <textarea
          id={id}
          ref={field}
          dir="auto"
          rows={2}
          value={text}
          readOnly={isBusy(state)}
          enterKeyHint="send"
          placeholder={t('placeholder')}
          aria-describedby={`${id}-keys ${id}-left`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-md bg-sheet px-3 py-2 text-base inset-ring-[1.5px] inset-ring-line-strong [overflow-wrap:anywhere] placeholder:text-ink-3 hover:inset-ring-ink"
        />
        <Button type="submit" look="primary" aria-disabled={isBusy(state) || undefined}>
          {isBusy(state) ? t('sending') : t('send')}
        </Button>
      </div>
      <div id={`${id}-left`} aria-live="polite" className="contents">
        {left <= TOLD_FROM ? (
          <p className={left < 0 ? 'font-semibold text-warn text-xs' : 'text-ink-3 text-xs'}>
            {left < 0 ? t('tooLong', { over: -left }) : t('left', { left })}
          </p>
        ) : null}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t('keys')}
      </p>
      <div role="status" className="contents">
        {state.status === 'retrying' ? <p className="text-ink-2 text-sm">{t('retrying')}</p> : null}
      </div>
      <LiveNotice kind="refusal">{state.status === 'failed' ? t('failed') : null}</LiveNotice>
      <LiveNotice kind="refusal">{state.status === 'refused' ? state.message : null}</LiveNotice>
    </form>
  );
}

/** A message goes out like a move: with an id that is kept until it has an answer. */
function useSend(matchId: string, channel: Channel) {
  return useCallback(
    async ({ commandId, command }: Readonly<{ commandId: string; command: Readonly<{ data: object }> }>) => {
      const text = 'text' in command.data ? String(command.data.text) : '';
      const answer = await postMessage(matchId, { channel, sendId: commandId, text });
      if (answer.ok) return { outcome: 'accepted' } as const;
      return { outcome: 'rejected', reason: answer.message, values: {} } as const;
    },
    [matchId, channel],
  );
}
