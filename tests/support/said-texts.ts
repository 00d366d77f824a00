import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { filesOf } from './routes';

/** What a source file has that may name texts. */
type Written = Readonly<{
  /** Paths, whole or below a namespace. */
  names: ReadonlySet<string>;
  /** The same with parts that are only known when the program runs. */
  patterns: readonly RegExp[];
  /** The namespaces that it speaks from; none if it is handed somebody else's translator. */
  namespaces: readonly string[];
  /** What stands for itself, in typed lists or as the keys of objects: it may fill in a part that is not known. */
  words: readonly string[];
}>;

const HOOKS = ['useTranslations', 'getTranslations', 'useWording'];

/** Tells of the path of a text whether some source file names it. */
export function saidTexts(): (path: string) => boolean {
  const files = [...['app', 'lib', 'emails', 'scripts'].flatMap(filesOf), 'proxy.ts', 'instrumentation.ts'];
  const written = files.filter(isSource).map(writtenIn);
  const words = new Set(written.flatMap((each) => each.words));
  const speaksFrom = namespaceFinder(written);
  return (path) =>
    splits(path).some(({ namespace, name }) =>
      written.some(
        (each) =>
          (each.names.has(name) || each.patterns.some((pattern) => isFilled(pattern.exec(name), words))) &&
          (namespace === '' || speaksFrom(each, namespace)),
      ),
    );
}

/** A file that does not say from which namespace it speaks may speak from any that another does. */
function namespaceFinder(written: readonly Written[]) {
  const all = [...new Set(written.flatMap(({ namespaces }) => namespaces))].map(
    (text) => [text, patternOf(text)] as const,
  );
  const found = new Map<string, ReadonlySet<string>>();
  return ({ namespaces }: Written, namespace: string): boolean => {
    const fitting =
      found.get(namespace) ?? new Set(all.filter(([, pattern]) => pattern.test(namespace)).map(([text]) => text));
    found.set(namespace, fitting);
    return namespaces.length > 0 ? namespaces.some((text) => fitting.has(text)) : fitting.size > 0;
  };
}

const isSource = (file: string) => /[.]tsx?$/.test(file) && !/[.]test[.]|[/](tests|styleguide)[/]/.test(file);

function splits(path: string) {
  const parts = path.split('.');
  return parts.map((_, at) => ({ namespace: parts.slice(0, at).join('.'), name: parts.slice(at).join('.') }));
}

function isFilled(match: RegExpExecArray | null, words: ReadonlySet<string>): boolean {
  return match?.slice(1).every((filled) => filled.split('.').every((part) => words.has(part))) ?? false;
}

function writtenIn(file: string): Written {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  const nodes = [...nodesIn(tree)];
  const literals = nodes.flatMap((node) => literalOf(node) ?? []);
  const [, game] = /^lib[/]games[/](\w+)[/]/.exec(file) ?? [];
  const own = game ? ['', '.board', '.log'].map((part) => `games.${game}${part}`) : [];
  return {
    names: new Set([
      ...literals,
      ...nodes.flatMap((node) => propertyOf(node) ?? []).filter((chain) => chain.includes('.')),
    ]),
    patterns: literals.filter((text) => text.includes('*') && /[a-z]/.test(text)).map(patternOf),
    namespaces: [...own, ...nodes.filter(isHook).map(namespaceOf)],
    words: [...literals, ...nodes.flatMap((node) => keyOf(node) ?? [])],
  };
}

type Node = Readonly<Record<string, unknown>>;

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const each of Object.values(value)) yield* nodesIn(each);
}

/** A string, or a template with `*` for what is filled in. */
function literalOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi: Node) => String(quasi.cooked)).join('*');
}

const patternOf = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '([\\w-]+(?:[.][\\w-]+)*)')}$`);

function isHook({ type, callee }: Node): boolean {
  return type === 'CallExpression' && HOOKS.includes(String((callee as Node).value));
}

/** All texts, where a translator is asked for without a namespace. */
function namespaceOf({ arguments: given }: Node): string {
  const [first] = given as readonly Readonly<{ expression: Node }>[];
  return (first && literalOf(first.expression)) ?? '';
}

/** `en.requests.unreadable` */
function propertyOf(node: Node): string | undefined {
  const { type, object, property } = node;
  if (type !== 'MemberExpression' || (property as Node).type !== 'Identifier') return undefined;
  const name = String((property as Node).value);
  const before = propertyOf(object as Node);
  return before === undefined ? name : `${before}.${name}`;
}

function keyOf({ type, key }: Node): string | undefined {
  return type === 'KeyValueProperty' ? String((key as Node).value) : undefined;
}
