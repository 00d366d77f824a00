import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game } from '@/lib/engine/game';
import { buildForTests } from '../checks/build-for-tests';
import { startTestService } from '../checks/test-service';
import { createDatabaseOn } from '../database/database-creation';
import { startTemporaryServer } from '../database/temporary-server';
import { say } from '../service/console-lines';
import { generateWhenNeeded } from '../service/generated-code';
import { interruptionSignal } from '../service/interruption';
import { PlainFailure } from '../setup/plain-failure.mjs';
import type { Measurement } from './measure';
import { report } from './measure';

const MEASUREMENTS = ['engine', 'opening', 'bytes', 'moves', 'page'] as const;
type MeasurementName = (typeof MEASUREMENTS)[number];

/**
 * Builds when needed, measures on a database of its own and prints ratios; `--only page,moves` names what is measured.
 * Exits with 0 unless something breaks.
 */
export async function runBenchmark(options: readonly string[]): Promise<number> {
  const wanted = wantedMeasurements(options);
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
      say(await measureAll(service.address, wanted));
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
  }
  return 0;
}

function wantedMeasurements(options: readonly string[]): readonly MeasurementName[] {
  const { only } = parseArgs({ args: [...options], options: { only: { type: 'string' } } }).values;
  if (only === undefined) return MEASUREMENTS;
  const names = only.split(',');
  const unknown = names.find((name) => !MEASUREMENTS.some((each) => each === name));
  if (unknown !== undefined) {
    throw new PlainFailure(`There is no measurement “${unknown}”, only these: ${MEASUREMENTS.join(', ')}.`);
  }
  return MEASUREMENTS.filter((name) => names.includes(name));
}

/** Loaded late: the database's client reads the environment when it is imported. */
async function measureAll(address: string, wanted: readonly MeasurementName[]): Promise<string> {
  const { GAMES } = await import('@/lib/games/registry');
  const { measureEngine } = await import('./engine-commands');
  const { measureBytes } = await import('./event-bytes');
  const { measureMoves } = await import('./moves');
  const { measureTablePage } = await import('./table-page');
  const { measureOpening } = await import('./opening');
  const { db } = await import('@/lib/db');
  const measurements = {
    engine: async (game) => [await measureEngine(game)],
    opening: measureOpening,
    bytes: async (game) => [await measureBytes(game)],
    moves: (game) => measureMoves(game, address),
    page: async (game) => [await measureTablePage(game, address)],
  } satisfies Record<MeasurementName, (game: Game) => Promise<readonly Measurement[]>>;
  const sections: string[] = [];
  for (const game of GAMES) {
    const measured: Measurement[] = [];
    for (const name of wanted) measured.push(...(await measurements[name](game)));
    sections.push(`${game.metadata.key}\n\n${report(measured)}`);
  }
  await db.$disconnect();
  return sections.join('\n\n');
}
