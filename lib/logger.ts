import pino from 'pino';
import { env } from './env';
import { LOG_REDACTION } from './log-redaction';

/** Writes JSON lines. Addresses, tokens and codes never belong into a log line; what slips in by name is cut out here. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: LOG_REDACTION,
});
