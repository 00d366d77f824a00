import { prepareAndRun } from './setup/prepare.mjs';

const mode = process.argv.includes('--dev') ? 'development' : 'production';

prepareAndRun(() => import('./service/run-service.ts').then(({ runService }) => runService(mode)));
