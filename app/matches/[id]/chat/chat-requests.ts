import type { Channel } from '@/lib/matches/chat/channels';
import type { ChatSummary, Conversation } from '@/lib/matches/chat/chat-reading';
import type { Note } from '@/lib/matches/chat/notes';
import { fieldsOf, textIn } from '@/lib/requests/answer-fields';

export type Asked<Told> =
  | Readonly<{ ok: true; told: Told }>
  /** With a sentence that says what to do. */
  | Readonly<{ ok: false; reason: string; message: string }>;

/** Asks the server for a part of a match; throws when no answer comes. */
async function ask<Told>(matchId: string, path: string, body?: object): Promise<Asked<Told>> {
  const request = body ? { method: 'POST', body: JSON.stringify(body), keepalive: true } : {};
  const response = await fetch(`/matches/${matchId}/${path}`, { ...request, cache: 'no-store' });
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const answer = await response.json();
  if (response.ok) return { ok: true, told: answer };
  const refusal = fieldsOf(answer);
  return { ok: false, reason: textIn(refusal, 'reason'), message: textIn(refusal, 'message') };
}

export function fetchSummary(matchId: string) {
  return ask<Readonly<{ summary: ChatSummary }>>(matchId, 'chat');
}

export function fetchConversation(matchId: string, channel: Channel, before?: number) {
  const wish = new URLSearchParams({ channel, ...(before === undefined ? {} : { before: `${before}` }) });
  return ask<Readonly<{ conversation: Conversation; summary: ChatSummary }>>(matchId, `chat?${wish}`);
}

export function postMessage(matchId: string, message: Readonly<{ channel: Channel; sendId: string; text: string }>) {
  return ask<Readonly<{ number: number }>>(matchId, 'chat', message);
}

export function postRead(matchId: string, read: Readonly<{ channel: Channel; number: number }>) {
  return ask<object>(matchId, 'chat/read', read);
}

export function postTakenBack(matchId: string, message: Readonly<{ channel: Channel; number: number }>) {
  return ask<object>(matchId, 'chat/taken-back', message);
}

export function fetchNote(matchId: string) {
  return ask<Readonly<{ note: Note }>>(matchId, 'note');
}

export function postNote(matchId: string, note: Note) {
  return ask<Readonly<{ revision: number }>>(matchId, 'note', note);
}
