import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { freePort } from '../database/free-port';
import { migrate } from '../database/migrate';
import { processPlans } from '../service/processes';
import type { SupervisedProcess } from '../service/supervised-process';
import { supervise } from '../service/supervised-process';
import { untilWebAnswers } from '../service/web-readiness';

export type TestService = Readonly<{ address: string; environment: NodeJS.ProcessEnv; stop: () => Promise<void> }>;

type Plan = Readonly<{ databaseUrl: string; environment: NodeJS.ProcessEnv; logFile: string; signal: AbortSignal }>;

/** Web and worker as in production, on a free port and a database of their own, with mail in the inbox of the site. */
export async function startTestService({ databaseUrl, environment, logFile, signal }: Plan): Promise<TestService> {
  await migrate(databaseUrl);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const own = {
    ...environment,
    ...{ DATABASE_URL: databaseUrl, APP_URL: address, NEXTAUTH_URL: address, SMTP_URL: '', MAIL_DELAY: '0' },
    MODERATORS: 'moderator@example.org',
    // All tests come from one address, and many at once.
    LIMITS_FACTOR: '100',
    ...{ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_ENV: 'production' as const },
  };
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const processes = processPlans('production', own, (line) => log.write(`${line}\n`)).map(supervise);
  const stop = () => stopAll(processes);
  try {
    const ended = Promise.race(processes.map((process) => process.ended));
    await Promise.race([untilWebAnswers('127.0.0.1', port, signal), ended]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, environment: own, stop };
}

async function stopAll(processes: readonly SupervisedProcess[]): Promise<void> {
  await Promise.all(processes.map(({ stop }) => stop()));
}
