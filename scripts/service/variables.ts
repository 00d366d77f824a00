import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment of this process over what `.env` says. The process itself keeps its own, so tests never see `.env`. */
export const variables: NodeJS.ProcessEnv = {
  ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}),
  ...process.env,
};
