import { encode } from 'next-auth/jwt';
import { sessionCookie } from '@/lib/auth/options';
import { env } from '@/lib/env';
import { freePort } from '@/scripts/database/free-port';
import { localSecret } from '@/scripts/service/local-secret';
import { processPlans } from '@/scripts/service/processes';
import { buildName, buildWhenNeeded } from '@/scripts/service/production-build';
import { actionsKey } from '@/scripts/service/settings';
import { supervise } from '@/scripts/service/supervised-process';
import { untilWebAnswers } from '@/scripts/service/web-readiness';
import type { Variables } from './started-service';

export type Web = Readonly<{
  address: string;
  /** What it has printed. */
  output: () => string;
  stop: () => Promise<void>;
}>;

/** The web alone, as in production, on the database of this test file: nothing happens but by requests. */
export async function startWeb(changes: Variables = {}): Promise<Web> {
  const { signal } = new AbortController();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const build: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? actionsKey(localSecret()),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const buildId = buildName(build);
  await buildWhenNeeded(buildId, { ...build, NEXT_DEPLOYMENT_ID: buildId }, signal);
  const environment = {
    ...{ ...build, NEXT_DEPLOYMENT_ID: buildId, LOG_LEVEL: 'error', APP_URL: address, NEXTAUTH_URL: address },
    ...{ PORT: String(port), HOST: '127.0.0.1' },
    ...changes,
  };
  const lines: string[] = [];
  const plan = processPlans('production', environment, (line) => lines.push(line)).find(({ name }) => name === 'web');
  if (!plan) throw new Error('A service has a web process');
  const web = supervise(plan);
  await Promise.race([untilWebAnswers('127.0.0.1', port, signal), web.ended]);
  return { address, output: () => lines.join('\n'), stop: web.stop };
}

/** The cookie of a browser in which this user is signed in. */
export async function cookieOf(userId: string): Promise<string> {
  const { name } = sessionCookie();
  return `${name}=${await encode({ token: { sub: userId }, secret: env().NEXTAUTH_SECRET, maxAge: 3_600 })}`;
}
