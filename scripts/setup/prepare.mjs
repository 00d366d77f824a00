import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenNeeded } from './dependencies.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { explain, isWrongOption } from './plain-failure.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Everything a command needs before it can load TypeScript: a Node.js new enough and the packages. Written without
 * top-level await and without dependencies, so that an old Node.js reaches the sentence that says it is too old.
 *
 * @param {() => Promise<number>} command resolves to the exit code
 * @param {string} [usage] what `--help` prints, and what follows an option that the command does not know
 */
export function prepareAndRun(command, usage) {
  if (usage && process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    return;
  }
  process.chdir(ROOT);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  run(command).then(
    (code) => process.exit(code),
    (error) => {
      console.error(explain(error));
      if (usage && isWrongOption(error)) console.error(`\n${usage}`);
      process.exit(1);
    },
  );
}

async function run(command) {
  requireSupportedNode(process.versions.node);
  await installWhenNeeded(ROOT);
  const { register } = await import('tsx/esm/api');
  register();
  return command();
}
