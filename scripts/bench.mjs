import { prepareAndRun } from './setup/prepare.mjs';

prepareAndRun(() =>
  import('./benchmark/run-benchmark.ts').then(({ runBenchmark }) => runBenchmark(process.argv.slice(2))),
);
