'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Note } from '@/lib/matches/chat/notes';
import { Button } from '@/lib/ui/button';
import { LiveNotice } from '@/lib/ui/notice';
import type { NoteState } from './use-note';
import { useNote } from './use-note';

/** What the reader notes about the match, for nobody else. */
export function NotePad({ matchId }: Readonly<{ matchId: string }>) {
  const t = useTranslations('chat');
  const id = useId();
  const { text, isReady, state, write, keepMine, takeTheirs } = useNote(matchId);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-3">
      <label htmlFor={id} className="sr-only">
        {t('noteLabel')}
      </label>
      <textarea
        id={id}
        dir="auto"
        value={text}
        readOnly={!isReady}
        aria-describedby={`${id}-who`}
        onChange={(event) => write(event.target.value)}
        className="min-h-24 w-full flex-1 resize-none rounded-md bg-sheet px-3 py-2 text-base inset-ring-[1.5px] inset-ring-line-strong [overflow-wrap:anywhere] hover:inset-ring-ink"
      />
      <NoteTrouble state={state} onMine={keepMine} onTheirs={takeTheirs} />
      <div className="flex gap-2 text-ink-3 text-xs">
        <p id={`${id}-who`} className="flex-1">
          {t('noteWho')}
        </p>
        <p role="status">{wordOf(state, t)}</p>
      </div>
    </div>
  );
}

type StateWord = 'noteKept' | 'noteKeeping' | 'noteFailed';

function wordOf({ status }: NoteState, t: (key: StateWord) => string): string {
  if (status === 'kept') return t('noteKept');
  if (status === 'keeping') return t('noteKeeping');
  return status === 'failed' ? t('noteFailed') : '';
}

type NoteTroubleProps = Readonly<{
  state: NoteState;
  onMine: (theirs: Note) => void;
  onTheirs: (theirs: Note) => void;
}>;

function NoteTrouble({ state, onMine, onTheirs }: NoteTroubleProps) {
  const t = useTranslations();
  const isChanged = state.status === 'changed';
  return (
    <>
      <LiveNotice kind="refusal">
        {state.status === 'refused' ? state.message : isChanged ? t('refusals.note-changed') : null}
      </LiveNotice>
      {isChanged ? <TheirNote theirs={state.theirs} onMine={onMine} onTheirs={onTheirs} /> : null}
    </>
  );
}

function TheirNote({ theirs, onMine, onTheirs }: Omit<NoteTroubleProps, 'state'> & Readonly<{ theirs: Note }>) {
  const t = useTranslations('chat');
  return (
    <>
      <p
        dir="auto"
        className="max-h-24 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunk px-3 py-2 text-sm [overflow-wrap:anywhere]"
      >
        {theirs.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onMine(theirs)}>
          {t('noteMine')}
        </Button>
        <Button size="small" onClick={() => onTheirs(theirs)}>
          {t('noteTheirs')}
        </Button>
      </div>
    </>
  );
}
