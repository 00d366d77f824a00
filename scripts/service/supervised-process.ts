import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { relayLines } from './console-lines';

export type ProcessPlan = Readonly<{
  name: string;
  /** What Node.js is started with. */
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Where its lines go. */
  print: (line: string) => void;
  /** How many seconds it gets to end by itself when it is stopped. */
  patience: number;
  /** Given the last lines of a process that ended by itself: an error means that starting it again is no use. */
  hopeless: (lastLines: readonly string[]) => Error | undefined;
}>;

export type SupervisedProcess = Readonly<{
  /** Rejects when it is no use to start it again. Never resolves before `stop`. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}>;

const LONGEST_PAUSE = 30;
const STEADY_AFTER = 60_000;

/** Keeps a process running: one that ends by itself is started again, after a pause that grows with each crash. */
export function supervise(plan: ProcessPlan): SupervisedProcess {
  const stopping = new AbortController();
  const ended = keepRunning(plan, stopping.signal);
  return {
    ended,
    stop: async () => {
      stopping.abort();
      await ended.catch(() => undefined);
    },
  };
}

async function keepRunning(plan: ProcessPlan, stopping: AbortSignal): Promise<void> {
  let pause = 1;
  while (!stopping.aborted) {
    const started = Date.now();
    const { ending, lastLines } = await runOnce(plan, stopping);
    if (stopping.aborted) return;
    const reason = plan.hopeless(lastLines);
    if (reason) throw reason;
    if (Date.now() - started > STEADY_AFTER) pause = 1;
    plan.print(`The ${plan.name} process ended (${ending}). It is started again in ${pause} s.`);
    await sleep(pause * 1000, undefined, { signal: stopping }).catch(() => undefined);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

function runOnce(plan: ProcessPlan, stopping: AbortSignal) {
  return new Promise<Readonly<{ ending: string; lastLines: readonly string[] }>>((resolve, reject) => {
    const child = spawn(process.execPath, plan.args, {
      env: plan.environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches only us, and we stop things in order.
      detached: true,
    });
    const lines = relayLines(
      plan,
      [child.stdout, child.stderr].filter((stream) => stream !== null),
    );
    const stop = () => void endProcess(child, plan.patience);
    stopping.addEventListener('abort', stop, { once: true });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopping.removeEventListener('abort', stop);
      resolve({ ending: signal ?? `code ${code}`, lastLines: lines.last });
    });
    if (stopping.aborted) stop();
  });
}

async function endProcess(child: ChildProcess, patience: number): Promise<void> {
  child.kill('SIGTERM');
  await sleep(patience * 1000, undefined, { ref: false });
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
