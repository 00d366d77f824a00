import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() =>
  import('./database/new-migration.ts').then(({ writeMigration }) => writeMigration(process.argv[2])),
);
