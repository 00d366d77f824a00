import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() =>
  import('./recording/record-match.ts').then(({ recordMatch }) => recordMatch(process.argv.slice(2))),
);
