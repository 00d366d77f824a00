import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One hash over files and folders (all they hold), in an order that does not depend on the file system. */
export function stampOf(paths: readonly string[], ...more: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  for (const text of more) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !isTest(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A changed test changes nothing that runs. */
function isTest(name: string): boolean {
  return name === 'tests' || /[.]test[.]tsx?$/.test(name);
}
