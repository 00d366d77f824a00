import { buildName, buildWhenNeeded, isBuilt } from '../service/production-build';
import { runningMode } from '../service/service-lock';
import { processEnvironment, readSettings } from '../service/settings';
import { PlainFailure } from '../setup/plain-failure.mjs';

/** Nothing that is built reads the database. */
const UNUSED_DATABASE = 'postgresql://nobody@localhost:1/not-needed-to-build';

/** The build that `npm start` makes from the same sources, so that neither throws the other's away. */
export async function buildForTests(signal: AbortSignal): Promise<NodeJS.ProcessEnv> {
  const environment = processEnvironment(readSettings(), UNUSED_DATABASE, 'production');
  const name = buildName(environment);
  if (!isBuilt(name) && runningMode() === 'production') {
    throw new PlainFailure(
      'Turnleaf runs from this folder, and its sources have changed since. Stop it, so that the tests can build.',
    );
  }
  const named = { ...environment, NEXT_DEPLOYMENT_ID: name };
  await buildWhenNeeded(name, named, signal);
  return named;
}
