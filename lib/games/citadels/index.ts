import { defineGame } from '@/lib/engine/game';
import { normal } from './bots/normal';
import { random } from './bots/random';
import { shufflesOf } from './chance';
import { ANSWERS, commandSchema } from './commands';
import { decide } from './decide';
import { withdrawOrders } from './decide/orders';
import { start } from './decide/start';
import { eventSchema } from './events';
import { evolve } from './evolve';
import { fallbackCommand } from './fallback';
import { brokenInvariants } from './invariants';
import { legalCommands } from './legal-commands';
import { logLine } from './log-line';
import {
  BANK_OPTIONS,
  GREAT_WALL_OPTIONS,
  LENGTH_OPTIONS,
  MURDERED_KING_OPTIONS,
  optionsSchema,
  THREE_PLAYER_OPTIONS,
} from './options';
import { outcome } from './outcome';
import { openPrompts } from './prompts';
import { recap } from './recap';
import { redactEvent } from './redact';
import { initialState } from './state';
import { viewFor } from './view';

export const citadels = defineGame({
  metadata: {
    key: 'citadels',
    rulesVersion: 1,
    seats: { min: 2, max: 7, suggested: 4 },
    minutes: 60,
    options: [
      { key: 'length', values: LENGTH_OPTIONS, default: 'standard' },
      { key: 'murderedKing', values: MURDERED_KING_OPTIONS, default: 'heir' },
      { key: 'bank', values: BANK_OPTIONS, default: 'unlimited' },
      { key: 'greatWall', values: GREAT_WALL_OPTIONS, default: 'without' },
      { key: 'threePlayers', values: THREE_PLAYER_OPTIONS, default: 'one-character' },
    ],
  },
  optionsSchema,
  commandSchema,
  eventSchema,
  initialState,
  start,
  decide,
  evolve,
  openPrompts,
  legalCommands,
  answers: ANSWERS,
  afterLeaving: withdrawOrders,
  fallbackCommand,
  outcome,
  round: ({ round }) => round,
  viewFor,
  redactEvent,
  logLine,
  recap,
  shufflesOf,
  brokenInvariants,
  bots: { random, normal },
});
