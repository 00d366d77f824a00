import { prepareAndRun } from './setup/prepare.mjs';

const args = process.argv.slice(2);

prepareAndRun(() => import('./checks/whole-test.ts').then(({ runBrowserTestsAlone }) => runBrowserTestsAlone(args)));
