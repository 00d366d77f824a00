import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ASSETS = join('.next', 'static');
/** Less would grow rather than shrink. */
const WORTH_IT_BYTES = 512;

/** Lays a compressed copy beside each script and style of a build: once and as small as can be, rather than with each answer. */
export function compressAssets(): void {
  for (const name of readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })) {
    if (!/[.](js|css)$/.test(name)) continue;
    const path = join(ASSETS, name);
    const content = readFileSync(path);
    if (content.length < WORTH_IT_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}
