import { EventEmitter } from 'node:events';
import type { CronItem, WorkerEvents } from 'graphile-worker';
import { Logger, parseCronItems, run } from 'graphile-worker';
import { logger } from '@/lib/logger';
import type { JobName } from '@/lib/matches/stream/job-queue';
import type { Presence } from './presence';
import { openPresence } from './presence';
import { taskList } from './task-list';

const CONCURRENCY = 4;
const POLL_MILLISECONDS = 1_000;
const LOOK_FOR_ABANDONED_MILLISECONDS = 30_000;

/** Jobs that nobody asks for. Of several workers one adds each, at the start as well. */
const BY_THE_CLOCK = [
  { task: 'find-forgotten-deadlines', match: '* * * * *' },
  { task: 'find-forgotten-bots', match: '*/10 * * * *' },
  { task: 'forget-practice', match: '30 * * * *' },
  { task: 'sweep-limits', match: '*/15 * * * *' },
] satisfies readonly (CronItem & { task: JobName })[];

export type JobRunner = Readonly<{
  /** Lets the jobs that run come to their end, and takes no more. */
  stop: () => Promise<void>;
  /** Settles when the runner has ended, with an error if it was not asked to. */
  ended: Promise<void>;
}>;

/** Carries out jobs until it is stopped. */
export async function startRunner(connectionString: string): Promise<JobRunner> {
  const losses = new EventEmitter();
  const lost = new Promise<never>((_, reject) => losses.once('lost', reject));
  const onLost = (error: unknown) => losses.emit('lost', error);
  const presence = await openPresence(connectionString, onLost);
  const runner = await run({
    connectionString,
    taskList,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(BY_THE_CLOCK),
    logger: new Logger(() => writeLog),
    events: announceWorkers(presence, onLost),
  });
  for (const { task } of BY_THE_CLOCK) await runner.addJob(task, {}, { jobKey: task });
  const look = () => freeAbandonedJobs(presence).catch(onLost);
  await look();
  const timer = setInterval(look, LOOK_FOR_ABANDONED_MILLISECONDS);
  const close = async () => {
    clearInterval(timer);
    await presence.end();
  };
  return {
    stop: async () => {
      await runner.stop();
      await close();
    },
    ended: Promise.race([runner.promise, lost]),
  };
}

/** Jobs are locked in the name of the pool that runs them. */
function announceWorkers(presence: Presence, onFailure: (error: unknown) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    presence.announce(workerPool.id).catch(onFailure);
  });
  return events;
}

async function freeAbandonedJobs(presence: Presence): Promise<void> {
  const workers = await presence.freeAbandonedJobs();
  if (workers > 0) logger.warn({ workers }, 'Took over the jobs of workers that are gone');
}

/** The queue's own words, in our log: what goes on is for debugging, what goes wrong is not. */
function writeLog(level: string, message: string): void {
  if (level === 'error') logger.error(message);
  else if (level === 'warning') logger.warn(message);
  else logger.debug(message);
}
