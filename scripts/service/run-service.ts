import { say } from './console-lines';
import { generatePrismaClient } from './generated-code';
import { Interruption, interruptionSignal, unlessInterrupted } from './interruption';
import { processPlans } from './processes';
import { buildName, buildWhenNeeded } from './production-build';
import { migrateDatabase, openDatabase } from './service-database';
import { takeServiceLock } from './service-lock';
import { requireFreePort } from './service-port';
import type { ServiceMode, Settings } from './settings';
import { processEnvironment, readSettings } from './settings';
import { supervise } from './supervised-process';
import { untilWebAnswers } from './web-readiness';

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
  const settings = readSettings();
  const { PORT, HOST, APP_URL } = settings.environment;
  const lock = await takeServiceLock({ mode, address: APP_URL });
  undo.push(lock.release);
  await requireFreePort(PORT, HOST, lock.foundLeftover ? 6 : 0);
  const environment = await prepare(settings, mode, { signal, undo });
  const processes = processPlans(mode, environment, say).map(supervise);
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
  const database = await openDatabase(settings);
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
