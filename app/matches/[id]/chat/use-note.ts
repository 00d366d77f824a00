'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Note } from '@/lib/matches/chat/notes';
import { fieldsOf } from '@/lib/requests/answer-fields';
import { useKept } from '@/lib/ui/use-kept';
import { fetchNote, postNote } from './chat-requests';

const PAUSE_MS = 700;
const AGAIN_MS = 4_000;

export type NoteState =
  | Readonly<{ status: 'loading' | 'kept' | 'keeping' | 'failed' }>
  | Readonly<{ status: 'refused'; message: string }>
  /** Changed elsewhere meanwhile: the reader chooses which to keep. */
  | Readonly<{ status: 'changed'; theirs: Note }>;

function asUnsaved(kept: unknown): Note | null {
  const { text, revision } = fieldsOf(kept);
  return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
}

/** The reader's note. What is not stored yet lives in this tab, over reloads, until it is. */
export function useNote(matchId: string) {
  const [unsaved, setUnsaved] = useKept<Note | null>(`note ${matchId}`, asUnsaved);
  const [stored, setStored] = useState<Note>();
  const [state, setState] = useState<NoteState>({ status: 'loading' });
  const latest = useRef({ unsaved, setUnsaved, isKeeping: false });
  useEffect(() => {
    latest.current = { ...latest.current, unsaved, setUnsaved };
  }, [unsaved, setUnsaved]);

  const keep = useCallback(async () => {
    const note = latest.current.unsaved;
    if (!note || latest.current.isKeeping) return;
    latest.current.isKeeping = true;
    setState({ status: 'keeping' });
    const next = await stateAfter(matchId, note, (revision) => {
      setStored({ text: note.text, revision });
      const now = latest.current.unsaved;
      latest.current.setUnsaved(now && now.text !== note.text ? { text: now.text, revision } : null);
    });
    latest.current.isKeeping = false;
    setState(next);
  }, [matchId]);

  useLoading(matchId, (note) => {
    setStored(note);
    setState((known) => (known.status === 'loading' ? { status: 'kept' } : known));
  });
  useKeeping({ unsaved, hasFailed: state.status === 'failed', keep });

  const revision = unsaved?.revision ?? stored?.revision ?? 0;
  return {
    text: unsaved?.text ?? stored?.text ?? '',
    isReady: stored !== undefined,
    state,
    write: (text: string) => setUnsaved({ text, revision }),
    keepMine: (theirs: Note) => setUnsaved({ text: unsaved?.text ?? '', revision: theirs.revision }),
    takeTheirs: (theirs: Note) => {
      setUnsaved(null);
      setStored(theirs);
      setState({ status: 'kept' });
    },
  };
}

async function stateAfter(matchId: string, note: Note, onKept: (revision: number) => void): Promise<NoteState> {
  try {
    const answer = await postNote(matchId, note);
    if (answer.ok) {
      onKept(answer.told.revision);
      return { status: 'kept' };
    }
    if (answer.reason !== 'note-changed') return { status: 'refused', message: answer.message };
    const theirs = await fetchNote(matchId);
    return theirs.ok ? { status: 'changed', theirs: theirs.told.note } : { status: 'refused', message: theirs.message };
  } catch {
    // No network: the text stays in this tab and is sent again.
    return { status: 'failed' };
  }
}

/** Fetches the note once, as soon as the server can be reached. */
function useLoading(matchId: string, onNote: (note: Note) => void): void {
  const hear = useRef(onNote);
  useEffect(() => {
    hear.current = onNote;
  }, [onNote]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const again = () => {
      if (!isOver) timer = setTimeout(look, AGAIN_MS);
    };
    const look = () =>
      void fetchNote(matchId).then(
        (answer) => (answer.ok && !isOver ? hear.current(answer.told.note) : again()),
        again,
      );
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [matchId]);
}

type UseKeeping = Readonly<{ unsaved: Note | null; hasFailed: boolean; keep: () => Promise<void> }>;

/** Stores the note when its writer pauses, and at once when the page or the panel is left. */
function useKeeping({ unsaved, hasFailed, keep }: UseKeeping): void {
  useEffect(() => {
    if (!unsaved) return;
    const timer = setTimeout(() => void keep(), hasFailed ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsaved, hasFailed, keep]);
  useEffect(() => {
    const leave = () => void keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);
}
