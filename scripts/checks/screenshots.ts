import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../service/console-lines';
import { OUTPUT, runBrowser, runParts } from './browser-run';
import { writeContactSheet } from './contact-sheet';

const PICTURES = join(OUTPUT, 'pictures');

/** Pictures of every page, theme, language and size, or of those that `--page`, `--theme`, `--language`, `--size` name. */
export function takeScreenshots(args: readonly string[]): Promise<number> {
  const wish = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { page: wish, theme: wish, language: wish, size: wish } });
  const chosen = Object.entries(values).map(([what, names]) => [`PICTURES_${what.toUpperCase()}`, names]);
  return runParts([
    async (run) => {
      const environment = Object.fromEntries(chosen);
      const tally = await runBrowser(run, { config: 'tests/screenshots.config.ts', args: [], environment });
      say(`Look at ${writeContactSheet(PICTURES)}`);
      return tally;
    },
  ]);
}
