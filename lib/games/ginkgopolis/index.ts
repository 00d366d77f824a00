import { defineGame } from '@/lib/engine/game';
import type { Bot } from '@/lib/engine/game-definition';
import { shufflesOf } from './chance';
import type { GinkgopolisCommand } from './commands';
import { commandSchema } from './commands';
import { decide } from './decide';
import { start } from './decide/start';
import { eventSchema } from './events';
import { evolve } from './evolve';
import { fallbackCommand } from './fallback';
import { brokenInvariants } from './invariants';
import { legalCommands } from './legal-commands';
import { CHARACTER_OPTIONS, optionsSchema, SMALL_CHOICE_OPTIONS } from './options';
import { outcome } from './outcome';
import { openPrompts } from './prompts';
import { redactEvent } from './redact';
import { initialState } from './state';
import { viewFor } from './view';
import type { GinkgopolisView } from './view-types';

const random: Bot<GinkgopolisView, GinkgopolisCommand> = ({ legalCommands: legal, random: chance }) => {
  const command = legal[chance.integer(0, legal.length - 1)];
  if (!command) throw new Error('Nothing is allowed');
  return command;
};

export const ginkgopolis = defineGame({
  metadata: {
    key: 'ginkgopolis',
    rulesVersion: 1,
    seats: { min: 2, max: 5 },
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
  viewFor,
  redactEvent,
  logLine: () => undefined,
  shufflesOf,
  brokenInvariants,
  bots: { random },
});
