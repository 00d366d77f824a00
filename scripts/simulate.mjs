import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() => import('./simulation/simulate.ts').then(({ simulate }) => simulate(process.argv.slice(2))));
