import { expect, it } from 'vitest';
import type { ProcessPlan } from './supervised-process';
import { supervise } from './supervised-process';

function planFor(program: string, changes: Partial<ProcessPlan> = {}): ProcessPlan & { lines: string[] } {
  const lines: string[] = [];
  return {
    name: 'tried',
    args: ['-e', program],
    environment: process.env,
    print: (line) => lines.push(line),
    patience: 1,
    hopeless: () => undefined,
    lines,
    ...changes,
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('a process that ends by itself is started again, after a pause', async () => {
  const plan = planFor('console.log("hello")');
  const process = supervise(plan);

  await until(() => plan.lines.filter((line) => line.includes('hello')).length === 2);
  await process.stop();

  expect(plan.lines).toContain('The tried process ended (code 0). It is started again in 1 s.');
});

it('a process that is of no use to start again ends the service with the reason', async () => {
  const plan = planFor('console.error("EADDRINUSE")', {
    hopeless: (lines) => (lines.includes('EADDRINUSE') ? new Error('the port is taken') : undefined),
  });

  await expect(supervise(plan).ended).rejects.toThrow('the port is taken');
});

it('a process that does not listen is ended by force', async () => {
  const plan = planFor('process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)');
  const process = supervise(plan);
  await until(() => plan.lines.length > 0);

  await process.stop();

  expect(plan.lines).toEqual(['tried  │ up']);
});

it('log lines in JSON become sentences', async () => {
  const line = JSON.stringify({ level: 40, time: 0, msg: 'mail was late', minutes: 3 });
  const plan = planFor(`console.log(${JSON.stringify(line)}); setInterval(() => {}, 1000)`);
  const process = supervise(plan);
  await until(() => plan.lines.length > 0);
  await process.stop();

  expect(plan.lines).toEqual(['tried  │ 1970-01-01T00:00:00.000Z warning: mail was late {"minutes":3}']);
});
