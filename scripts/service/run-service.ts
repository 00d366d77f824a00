import { join, resolve } from 'node:path';
import { say } from './console-lines';
import { generatePrismaClient } from './generated-code';
import { Interruption, interruptionSignal, unlessInterrupted } from './interruption';
import { buildName, buildWhenNeeded } from './production-build';
import { migrateDatabase, openDatabase } from './service-database';
import { takeServiceLock } from './service-lock';
import { portTaken, requireFreePort } from './service-port';
import type { ServiceMode, Settings } from './settings';
import { processEnvironment, readSettings } from './settings';
import type { ProcessPlan } from './supervised-process';
import { supervise } from './supervised-process';
import { untilWebAnswers } from './web-readiness';

const DATA = resolve('.data');
const LOCK = join(DATA, 'service.json');
const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const WORKER = join('lib', 'jobs', 'worker.ts');

/** What must be undone at the end, the last first. */
type Undo = () => void | Promise<void>;

/** Runs the whole service until it is asked to stop, and leaves nothing running behind. */
export async function runService(mode: ServiceMode): Promise<number> {
  const signal = interruptionSignal();
  const undo: Undo[] = [];
  try {
    await serve(mode, signal, undo);
  } catch (error) {
    if (!(error instanceof Interruption) && !signal.aborted) throw error;
    say('Stopping …');
  } finally {
    for (const step of undo.reverse()) await step();
  }
  say('Stopped. Everything that was accepted is stored.');
  return 0;
}

async function serve(mode: ServiceMode, signal: AbortSignal, undo: Undo[]): Promise<void> {
  const settings = readSettings(DATA);
  const { PORT, HOST, APP_URL } = settings.environment;
  const lock = await takeServiceLock(LOCK, APP_URL);
  undo.push(lock.release);
  await requireFreePort(PORT, HOST, lock.foundLeftover ? 6 : 0);
  const environment = await prepare(settings, mode, { signal, undo });
  const processes = [webPlan(mode, environment), workerPlan(mode, environment)].map(supervise);
  undo.push(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
  });
  const ended = Promise.race(processes.map((process) => process.ended));
  await Promise.race([untilWebAnswers(HOST, PORT, signal), ended]);
  say(`\nTurnleaf is ready: ${APP_URL}\nStop it with Ctrl-C.`);
  await unlessInterrupted(ended, signal);
}

type Surroundings = Readonly<{ signal: AbortSignal; undo: Undo[] }>;

/** Database, generated code and build: all that web and worker need before they start. */
async function prepare(
  settings: Settings,
  mode: ServiceMode,
  { signal, undo }: Surroundings,
): Promise<NodeJS.ProcessEnv> {
  const database = await openDatabase(settings, DATA);
  undo.push(database.stop);
  signal.throwIfAborted();
  await migrateDatabase(database.url);
  signal.throwIfAborted();
  await generatePrismaClient(signal);
  const environment = processEnvironment(settings, database.url, mode);
  if (mode === 'development') return environment;
  const name = buildName(environment);
  const named = { ...environment, NEXT_DEPLOYMENT_ID: name };
  await buildWhenNeeded(name, named, signal);
  return named;
}

const END_WITH_PARENT = ['--import', './scripts/service/end-with-parent.mjs'];

function webPlan(mode: ServiceMode, environment: NodeJS.ProcessEnv): ProcessPlan {
  const port = Number(environment.PORT);
  const command = mode === 'development' ? 'dev' : 'start';
  return {
    name: 'web',
    args: [...END_WITH_PARENT, NEXT, command, '-p', String(port), '-H', String(environment.HOST)],
    environment,
    hopeless: (lines) => (lines.some((line) => line.includes('EADDRINUSE')) ? portTaken(port) : undefined),
  };
}

function workerPlan(mode: ServiceMode, environment: NodeJS.ProcessEnv): ProcessPlan {
  const runner =
    mode === 'development'
      ? [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false']
      : ['--import', 'tsx'];
  return { name: 'worker', args: [...END_WITH_PARENT, ...runner, WORKER], environment, hopeless: () => undefined };
}
