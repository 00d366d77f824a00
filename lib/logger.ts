import pino from 'pino';
import { env } from './env';

/** Writes JSON lines. Addresses, tokens and codes never belong into a log line; what slips in by name is cut out here. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: {
    paths: ['email', 'token', 'code', 'link', 'seed', '*.email', '*.token', '*.code', '*.link', '*.seed'],
    censor: '…',
  },
});
