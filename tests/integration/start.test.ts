import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPortTaken } from '@/scripts/database/free-port';
import type { ServicePlace, StartedService, Variables } from '../support/started-service';
import { databaseOf, servicePlace, startService, untilReady } from '../support/started-service';

const PATIENCE = 180_000;

let place: ServicePlace;
const started: StartedService[] = [];

beforeEach(async () => {
  place = await servicePlace();
});

afterEach(async () => {
  for (const service of started.splice(0)) {
    service.process.kill('SIGTERM');
    await service.ended;
  }
  place.remove();
});

function start(changes: Variables = {}): StartedService {
  const service = startService(place, changes);
  started.push(service);
  return service;
}

function killDatabase(): void {
  const [pid] = readFileSync(join(place.dataFolder, 'postgresql', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function query(text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseOf(place) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('npm start says in a sentence, and without a stack trace, that', () => {
  async function sentenceOf(changes: Variables): Promise<string> {
    const service = start(changes);
    expect(await service.ended).toBe(1);
    expect(service.output()).not.toMatch(/^ +at /m);
    return service.output();
  }

  it('the port is taken', async () => {
    const other = createServer().listen(place.port, '127.0.0.1');

    const sentence = await sentenceOf({});

    expect(sentence).toContain(`Port ${place.port} is taken by another program.`);
    other.close();
  });

  it('an environment variable is wrong', async () => {
    expect(await sentenceOf({ SMTP_URL: 'mail.example.org' })).toContain(
      'SMTP_URL must be the address of a mail server',
    );
  });

  it('the folder for the data cannot be made', async () => {
    expect(await sentenceOf({ DATA_DIR: join('package.json', 'data') })).toContain('DATA_DIR says where data is kept');
  });

  it('the database does not answer', async () => {
    const database = { DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/games', NEXTAUTH_SECRET: 's'.repeat(32) };

    const sentence = await sentenceOf(database);

    expect(sentence).toContain('The database at 127.0.0.1:1 does not answer.');
    expect(sentence).not.toContain('hunter2');
  });

  it('the machine has no such address', async () => {
    expect(await sentenceOf({ HOST: '203.0.113.7' })).toContain('HOST 203.0.113.7 is no address of this machine.');
  });
});

describe('npm start', { timeout: PATIENCE }, () => {
  it('serves, is one at a time, and stops everything it started', async () => {
    const service = start();
    await untilReady(service);
    const page = await fetch(`http://127.0.0.1:${place.port}/`);

    const second = start();
    expect(await second.ended).toBe(1);
    service.process.kill('SIGTERM');

    expect(page.status).toBe(200);
    expect(second.output()).toContain(`Turnleaf already runs from this folder, at http://localhost:${place.port}`);
    expect(await service.ended).toBe(0);
    expect(existsSync(join(place.dataFolder, 'postgresql', 'postmaster.pid'))).toBe(false);
    expect(await isPortTaken(place.port, '127.0.0.1')).toBe(false);
  });

  it('recovers after it was killed, and has lost nothing that was stored', async () => {
    const killed = start();
    await untilReady(killed);
    await query(`INSERT INTO "User" (id, name) VALUES (gen_random_uuid(), 'Ana')`);
    killed.process.kill('SIGKILL');
    await killed.ended;

    const next = start();
    await untilReady(next);

    expect(next.output()).toContain('PostgreSQL was still running and is used');
    expect(await query('SELECT name FROM "User"')).toEqual([{ name: 'Ana' }]);
  });

  it('recovers after the database was killed with it', async () => {
    const killed = start();
    await untilReady(killed);
    await query(`INSERT INTO "User" (id, name) VALUES (gen_random_uuid(), 'Bo')`);
    const [server] = await query(
      `SELECT pg_backend_pid(), split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
    );
    killed.process.kill('SIGKILL');
    process.kill(Number(server?.pid), 'SIGKILL');
    await killed.ended;

    const next = start();
    await untilReady(next);

    expect(await query('SELECT name FROM "User"')).toEqual([{ name: 'Bo' }]);
  });

  it('starts the database again when it ends by itself', async () => {
    const service = start();
    await untilReady(service);
    await query(`INSERT INTO "User" (id, name) VALUES (gen_random_uuid(), 'Cy')`);

    killDatabase();
    await until(() => service.output().includes('PostgreSQL ended by itself and is started again.'));

    await vi.waitFor(async () => expect(await query('SELECT name FROM "User"')).toEqual([{ name: 'Cy' }]), 20_000);
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}
