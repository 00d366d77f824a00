import { join } from 'node:path';
import { say } from '../service/console-lines';
import { OUTPUT, runBrowser, runParts } from './browser-run';
import { writeContactSheet } from './contact-sheet';
import { readPictureChoice } from './picture-choice';

const PICTURES = join(OUTPUT, 'pictures');

/** Pictures of every page, theme, language and size, or of those that `--page`, `--theme`, `--language`, `--size` name. */
export function takeScreenshots(args: readonly string[]): Promise<number> {
  const chosen = Object.entries(readPictureChoice(args)).map(([what, names]) => [
    `PICTURES_${what.toUpperCase()}`,
    names,
  ]);
  return runParts([
    async (run) => {
      const environment = Object.fromEntries(chosen);
      const tally = await runBrowser(run, { config: 'tests/screenshots.config.ts', args: [], environment });
      say(`Look at ${writeContactSheet(PICTURES)}`);
      return tally;
    },
  ]);
}
