import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const TOO_LITTLE = 8 * 1024 * 1024;

/** Tools that hit a full disk do not always say so: whoever failed asks here before blaming anything else. */
export function isDiskFull(): boolean {
  return ['.', tmpdir()].some((folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < TOO_LITTLE;
  });
}
