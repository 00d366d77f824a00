import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() => import('./checks/whole-test.ts').then(({ runWholeTest }) => runWholeTest()));
