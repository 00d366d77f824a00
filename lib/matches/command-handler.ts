import type { RefusalValues } from '@/lib/engine/game-definition';

/** `reason` is one of PLATFORM_REFUSALS (messages below `refusals`) or the game's own (below `games.<key>.refusals`). */
export type CommandResult =
  | Readonly<{ outcome: 'accepted'; version: number }>
  | Readonly<{ outcome: 'rejected'; reason: string; values: RefusalValues }>;

export type UserCommand = Readonly<{
  matchId: string;
  userId: string;
  promptId: string;
  /** Made by the client together with its choice, a UUID: sent again it is answered the same and stored once. */
  commandId: string;
  command: unknown;
}>;

/** Answers one prompt of the user's seat. The same for the page's action, the HTTP API and any other way in. */
export async function handleCommand(request: UserCommand): Promise<CommandResult> {
  throw new Error(`Not ready: ${request.commandId}`);
}
