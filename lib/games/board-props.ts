import type { ComponentType } from 'react';
import type { Command, LogLine, Prompt, RedactedEvent, Seat, Viewer } from '@/lib/engine/game-definition';
import type { CommandState } from '@/lib/ui/use-command';

/** Why a person does not answer, or not in person. */
export type Absence = 'holiday' | 'autopilot' | 'resigned';

/** Somebody at the table, by the name the reader sees. */
export type BoardPlayer = Readonly<{
  seat: Seat;
  name: string;
  isYou: boolean;
  kind: 'user' | 'bot';
  absence?: Absence | undefined;
}>;

/** One event of the match as the viewer may know it. */
export type BoardLogEntry = Readonly<{ step: number; at: Date; event: RedactedEvent; line: LogLine | undefined }>;

/** A match as one viewer sees it, for the board of any game. The board knows the type of its own `view`. */
export type BoardProps = Readonly<{
  matchId: string;
  view: unknown;
  viewer: Viewer;
  players: readonly BoardPlayer[];
  /** The viewer's open prompts, settled ones too. */
  prompts: readonly Prompt[];
  log: readonly BoardLogEntry[];
  /** Answers a prompt. True once the server has stored it. */
  issue: (promptId: string, command: Command) => Promise<boolean>;
  command: CommandState;
  /** An earlier version of the match: nothing can be chosen. */
  readOnly: boolean;
  /** What happened after this step is shown in motion; without it nothing moves in an earlier version. */
  motionAfter?: number | undefined;
  /** Somebody learns the game here: each step is explained once. */
  practice?: boolean;
}>;

/** A match as a small picture, from a view that anybody may see. */
export type PictureProps = Readonly<{
  view: unknown;
  players: readonly Pick<BoardPlayer, 'seat' | 'name'>[];
  /** `small` beside a line of text; `large` where it is shown off, with a little life where motion is welcome. */
  size?: 'small' | 'usual' | 'large';
}>;

export type Board = ComponentType<BoardProps>;
export type Picture = ComponentType<PictureProps>;
