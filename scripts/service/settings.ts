import { hkdfSync } from 'node:crypto';
import type { Environment } from '@/lib/env';
import { readEnvironment } from '@/lib/env';
import { PlainFailure } from '../setup/plain-failure.mjs';
import { localSecret } from './local-secret';
import { variables } from './variables';

export const SERVICE_MODES = ['production', 'development'] as const;
export type ServiceMode = (typeof SERVICE_MODES)[number];

export type Settings = Readonly<{
  environment: Environment;
  /** Nobody gave a database, so the service brings its own. */
  bringsDatabase: boolean;
}>;

/** Stands in for the address of the embedded database, which is known only once it runs. */
const EMBEDDED_DATABASE = 'postgresql://embedded';

/** What `.env` and the environment say, with defaults for the mode that needs no setting at all. */
export function readSettings(): Settings {
  const bringsDatabase = !variables.DATABASE_URL?.trim();
  const read = readEnvironment({
    ...variables,
    ...(bringsDatabase ? { DATABASE_URL: EMBEDDED_DATABASE } : {}),
    NEXTAUTH_SECRET: variables.NEXTAUTH_SECRET?.trim() || (bringsDatabase ? localSecret() : undefined),
    APP_URL: variables.APP_URL?.trim() || `http://localhost:${variables.PORT?.match(/^\d+$/)?.[0] ?? 3000}`,
  });
  if (read.outcome === 'valid') return { environment: read.environment, bringsDatabase };
  throw new PlainFailure(
    `These environment variables are wrong, or missing (.env.example explains each):\n${read.problems
      .map((problem) => `  ${problem}`)
      .join('\n')}`,
  );
}

/** The environment that the web and the worker run in. */
export function processEnvironment(settings: Settings, databaseUrl: string, mode: ServiceMode): NodeJS.ProcessEnv {
  const { NEXTAUTH_SECRET, APP_URL, PORT, HOST } = settings.environment;
  return {
    ...variables,
    NODE_ENV: mode,
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET,
    APP_URL,
    NEXTAUTH_URL: APP_URL,
    PORT: String(PORT),
    HOST,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(NEXTAUTH_SECRET),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The same over every build and machine with the same secret, so that a tab left open keeps its server actions. */
export function actionsKey(secret: string): string {
  const given = variables.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY?.trim();
  return given || Buffer.from(hkdfSync('sha256', secret, '', 'turnleaf server actions', 32)).toString('base64');
}
