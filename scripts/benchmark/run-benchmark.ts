import { join, resolve } from 'node:path';
import { buildForTests } from '../checks/build-for-tests';
import { startTestService } from '../checks/test-service';
import { createDatabaseOn } from '../database/database-creation';
import { startTemporaryServer } from '../database/temporary-server';
import { say } from '../service/console-lines';
import { generateWhenNeeded } from '../service/generated-code';
import { interruptionSignal } from '../service/interruption';
import { report } from './measure';

/** Builds when needed, measures on a database of its own and prints ratios. Exits with 0 unless something breaks. */
export async function runBenchmark(): Promise<number> {
  const signal = interruptionSignal();
  await generateWhenNeeded(signal);
  const environment = await buildForTests(signal);
  const server = await startTemporaryServer();
  try {
    const databaseUrl = await createDatabaseOn(server.url, 'turnleaf_benchmark');
    const logFile = join(resolve('tests', '.output'), 'benchmark.log');
    const service = await startTestService({ databaseUrl, environment, logFile, signal });
    try {
      Object.assign(process.env, service.environment);
      say(await measureAll(service.address));
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
  }
  return 0;
}

/** Loaded late: the database's client reads the environment when it is imported. */
async function measureAll(address: string): Promise<string> {
  const { GAMES } = await import('@/lib/games/registry');
  const { measureEngine } = await import('./engine-commands');
  const { measureBytes } = await import('./event-bytes');
  const { measureMoves } = await import('./moves');
  const { measureTablePage } = await import('./table-page');
  const { measureOpening } = await import('./opening');
  const { db } = await import('@/lib/db');
  const sections: string[] = [];
  for (const game of GAMES) {
    const measurements = [
      await measureEngine(game),
      ...(await measureOpening(game)),
      await measureBytes(game),
      ...(await measureMoves(game, address)),
      await measureTablePage(game, address),
    ];
    sections.push(`${game.metadata.key}\n\n${report(measurements)}`);
  }
  await db.$disconnect();
  return sections.join('\n\n');
}
