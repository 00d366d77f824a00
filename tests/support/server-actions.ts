import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { filesOf } from './routes';

/** A server action: its name in the source, its id in the build, and a page that may call it. */
export type ServerAction = Readonly<{ file: string; name: string; id: string; page: string }>;

const MADE = /^export const (\w+) = (form|button|server)Action\(/;

const manifestSchema = z.object({
  node: z.record(
    z.string(),
    z.object({ filename: z.string(), exportedName: z.string(), workers: z.record(z.string(), z.unknown()) }),
  ),
});

/** Every server action there is, found in the files that hold them, with its id in the build that is there. */
export function serverActions(): readonly ServerAction[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')),
  );
  const built = Object.entries(manifest.node);
  return declaredActions().flatMap((declared) => {
    const found = built.find(
      ([, { filename, exportedName }]) => filename === declared.file && exportedName === declared.name,
    );
    // An action that no page uses is not in the build, and cannot be called.
    const page = Object.keys(found?.[1].workers ?? {})[0];
    return found && page ? [{ ...declared, id: found[0], page: `${page}.tsx` }] : [];
  });
}

function declaredActions() {
  const files = filesOf('app').filter(
    (file) => /[.]tsx?$/.test(file) && /^\s*'use server';/m.test(readFileSync(file, 'utf8')),
  );
  return files.flatMap((file) => actionsIn(file, readFileSync(file, 'utf8')));
}

function actionsIn(file: string, source: string) {
  if (!source.startsWith("'use server';"))
    throw new Error(`${file} has an action within it: give actions a file of their own`);
  const exported = source.split('\n').filter((line) => line.startsWith('export ') && !line.startsWith('export type '));
  return exported.map((line) => {
    const [, name] = MADE.exec(line) ?? [];
    if (!name)
      throw new Error(`Make this action with formAction or serverAction (app/server-action.ts): ${file}: ${line}`);
    return { file, name };
  });
}

export type Posted = Readonly<{ headers: Readonly<Record<string, string>>; body: BodyInit | (() => BodyInit) }>;
export type Fields = Readonly<Record<string, string | Blob>>;

/** What a browser with scripts sends for a form. */
export function formCall({ id }: ServerAction, fields: Fields): Posted {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(`_1_${name}`, value);
  body.append('0', '[{"values":{}},"$K1"]');
  return { headers: { 'next-action': id }, body };
}

/** What a browser without scripts sends for a form. */
export function plainFormCall({ id }: ServerAction, fields: Fields): Posted {
  const body = new FormData();
  body.append(`$ACTION_ID_${id}`, '');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { headers: {}, body };
}

/** Any arguments at all, as the browser writes them down. */
export function rawCall({ id }: ServerAction, body: string): Posted {
  return { headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }, body };
}
