import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One page with all pictures of a folder, each page of the site in a row. Gives its path. */
export function writeContactSheet(folder: string): string {
  const file = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const pages = [...new Set(pictures.map((name) => name.split('.')[0] ?? ''))].sort();
  const rows = pages.map((page) =>
    row(
      page,
      pictures.filter((name) => name.startsWith(`${page}.`)),
    ),
  );
  writeFileSync(file, sheet(rows.join('\n')));
  return file;
}

function row(page: string, names: readonly string[]): string {
  const figures = names.map((name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`);
  return `<h2>${page}</h2><p>${figures.join(' ')}</p>`;
}

function sheet(rows: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body { font: 15px system-ui; background: #888; } img { height: 420px; vertical-align: top; }</style>
${rows}
`;
}
