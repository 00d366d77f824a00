import { prepareAndRun } from './setup/prepare.mjs';

const USAGE = `Measures each game on a database of its own, and prints what came of it: everything, or only the parts that are named:

  npm run bench
  npm run bench -- --only page,moves

  --only  engine, opening, bytes, moves, page`;

prepareAndRun(
  () => import('./benchmark/run-benchmark.ts').then(({ runBenchmark }) => runBenchmark(process.argv.slice(2))),
  USAGE,
);
