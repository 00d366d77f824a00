import type { RefusalValues } from '@/lib/engine/game-definition';

/** Why something was not said, noted or reported. Message keys below `refusals`. */
export const CHAT_REFUSALS = [
  'no-such-match',
  'chat-closed',
  'no-such-message',
  'message-empty',
  'message-too-long',
  'note-too-long',
  'note-changed',
  'report-too-long',
] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

export type RefusedChat = Readonly<{ ok: false; reason: ChatRefusal; values: RefusalValues }>;
export type ChatResult<Told extends object> = Readonly<{ ok: true } & Told> | RefusedChat;

export function refuseChat(reason: ChatRefusal, values: RefusalValues = {}): RefusedChat {
  return { ok: false, reason, values };
}
