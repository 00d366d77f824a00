import { join } from 'node:path';
import { portTaken } from './service-port';
import type { ServiceMode } from './settings';
import type { ProcessPlan } from './supervised-process';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs');
const WORKER = join('lib', 'jobs', 'worker.ts');
const END_WITH_PARENT = ['--import', './scripts/service/end-with-parent.mjs'];

type Line = (line: string) => void;

/** The processes of a service, given where their lines go. */
export function processPlans(mode: ServiceMode, environment: NodeJS.ProcessEnv, print: Line): readonly ProcessPlan[] {
  return [webPlan(mode, environment, print), workerPlan(mode, environment, print)];
}

function webPlan(mode: ServiceMode, environment: NodeJS.ProcessEnv, print: Line): ProcessPlan {
  const port = Number(environment.PORT);
  const command = mode === 'development' ? 'dev' : 'start';
  return {
    name: 'web',
    args: [...END_WITH_PARENT, NEXT, command, '-p', String(port), '-H', String(environment.HOST)],
    environment,
    print,
    // Requests take less; what is left are connections that browsers hold open.
    patience: 3,
    hopeless: (lines) => (lines.some((line) => line.includes('EADDRINUSE')) ? portTaken(port) : undefined),
  };
}

function workerPlan(mode: ServiceMode, environment: NodeJS.ProcessEnv, print: Line): ProcessPlan {
  const runner = mode === 'development' ? [TSX, 'watch', '--clear-screen=false'] : ['--import', 'tsx'];
  const args = [...END_WITH_PARENT, ...runner, WORKER];
  return { name: 'worker', args, environment, print, patience: 10, hopeless: () => undefined };
}
