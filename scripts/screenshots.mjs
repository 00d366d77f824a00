import { prepareAndRun } from './setup/prepare.mjs';

const args = process.argv.slice(2);

prepareAndRun(() => import('./checks/screenshots.ts').then(({ takeScreenshots }) => takeScreenshots(args)));
