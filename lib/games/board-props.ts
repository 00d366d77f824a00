import type { ComponentType } from 'react';
import type { Command, LogLine, Prompt, RedactedEvent, Seat, Viewer } from '@/lib/engine/game-definition';

/** Somebody at the table, by the name the reader sees. */
export type BoardPlayer = Readonly<{ seat: Seat; name: string; isYou: boolean; kind: 'user' | 'bot' }>;

/** One event of the match as the viewer may know it. */
export type BoardLogEntry = Readonly<{ version: number; at: Date; event: RedactedEvent; line: LogLine | undefined }>;

/** What has become of the last command. A refusal and a failure keep the player's choice. */
export type CommandState =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'sending' }>
  /** The server could not be reached; the same command is sent again. */
  | Readonly<{ status: 'retrying' }>
  /** A sentence that says what happened and what to do. */
  | Readonly<{ status: 'refused'; message: string }>
  /** Given up for now; `issue` may be called again with the same choice. */
  | Readonly<{ status: 'failed' }>;

/** A match as one viewer sees it, for the board of any game. The board knows the type of its own `view`. */
export type BoardProps = Readonly<{
  view: unknown;
  viewer: Viewer;
  players: readonly BoardPlayer[];
  /** The viewer's open prompts, settled ones too. */
  prompts: readonly Prompt[];
  log: readonly BoardLogEntry[];
  /** Answers a prompt. True once the server has stored it. */
  issue: (promptId: string, command: Command) => Promise<boolean>;
  command: CommandState;
  /** An earlier version, or a table the viewer only watches: nothing can be chosen. */
  readOnly: boolean;
}>;

/** A match as a small picture, from a view that anybody may see. */
export type PictureProps = Readonly<{ view: unknown; players: readonly Pick<BoardPlayer, 'seat' | 'name'>[] }>;

export type Board = ComponentType<BoardProps>;
export type Picture = ComponentType<PictureProps>;
