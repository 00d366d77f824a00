import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUILD_SOURCES } from '@/scripts/service/production-build';
import { run } from '@/scripts/service/run';

/** Text by text, what is another one in a file. */
export type Changes = Readonly<Record<string, readonly (readonly [string, string])[]>>;

export type AnotherBuild = Readonly<{
  folder: string;
  environment: Readonly<Record<string, string>>;
  remove: () => void;
}>;

/** The site built from changed sources, in a folder of its own, as the next version would be. */
export async function anotherBuild(name: string, changes: Changes): Promise<AnotherBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'turnleaf-build-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const environment = { NEXT_DEPLOYMENT_ID: name };
  try {
    for (const path of [...BUILD_SOURCES, join('prisma', 'generated')].filter((path) => existsSync(path))) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(path, join(folder, path), { recursive: true });
    }
    linkTree('node_modules', join(folder, 'node_modules'));
    for (const [file, texts] of Object.entries(changes)) change(join(folder, file), texts);
    await run('next', ['build'], { environment: { ...process.env, ...environment }, folder });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, environment, remove };
}

function change(file: string, texts: Changes[string]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of texts) {
    if (!text.includes(from)) throw new Error(`${file} has no “${from}” to change`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** The same files again without their size, where the disk allows it. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or one that knows no links.
    copyFileSync(source, target);
  }
}
