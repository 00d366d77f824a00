import { defineGame } from '@/lib/engine/game';
import { normal } from './bots/normal';
import { random } from './bots/random';
import { shufflesOf } from './chance';
import { commandSchema } from './commands';
import { decide } from './decide';
import { start } from './decide/start';
import { eventSchema } from './events';
import { evolve } from './evolve';
import { fallbackCommand } from './fallback';
import { brokenInvariants } from './invariants';
import { legalCommands } from './legal-commands';
import { logLine } from './log-line';
import { CHARACTER_OPTIONS, optionsSchema, SMALL_CHOICE_OPTIONS } from './options';
import { outcome } from './outcome';
import { openPrompts } from './prompts';
import { recap } from './recap';
import { redactEvent } from './redact';
import { initialState } from './state';
import { viewFor } from './view';

export const ginkgopolis = defineGame({
  metadata: {
    key: 'ginkgopolis',
    rulesVersion: 1,
    seats: { min: 2, max: 5, suggested: 3 },
    minutes: 45,
    options: [
      { key: 'characters', values: CHARACTER_OPTIONS, default: 'starter' },
      { key: 'smallChoices', values: SMALL_CHOICE_OPTIONS, default: 'sealed' },
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
