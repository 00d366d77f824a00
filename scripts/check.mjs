import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() => import('./checks/daily-check.ts').then(({ runDailyCheck }) => runDailyCheck()));
