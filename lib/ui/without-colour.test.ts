import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** What shows a state: an attribute, or a class of the city. */
const STATE = /\[(data|aria)-|:checked|:disabled|-(lit|picked|fresh|playable)\b/;
/** What changes nothing but the tint or how much of it there is. */
const TINT = /^(color|background|background-color|fill|stroke|border-color|opacity|fill-opacity|--cut)$/;

/** States that are tinted alone, each with what tells it to those who see no colours. */
const TOLD_BY: Readonly<Record<string, string>> = {
  ':disabled': 'the border, where the system has its own colours',
  '[aria-disabled="true"]': 'the border, where the system has its own colours',
  'label:has(:disabled)': 'the border, where the system has its own colours',
  '.pattern[data-kind="yellow"]': 'the pattern itself',
  '.pattern[data-kind="blue"]': 'the pattern itself',
  '.pattern[data-kind="green"]': 'the pattern itself',
  '.pattern[data-kind="red"]': 'the pattern itself',
  '.pattern[data-kind="purple"]': 'the pattern itself',
  '.city-window-lit': 'nothing: a light behind a window',
  '.place[data-state="now"]': 'an hourglass and a word',
  '.place[data-state="done"] > svg:last-child': 'a tick and a word',
  '.place[data-state="later"]': 'a word',
  '[data-sealed]:has([data-picked]) .card:not([data-picked])': 'ring and tick of the one that is picked',
  '[data-sealed]:has([data-picked]) :is(.tile, .alone):not([data-picked])': 'ring and tick of the one that is picked',
  '.segment button:hover:not([aria-pressed="true"])': 'brightness, see the tokens',
  '.segment button[aria-pressed="true"]': 'brightness, see the tokens',
  '.tools button:disabled': 'brightness, see the tokens',
  '.city-district-lit .city-district': 'a thicker outline',
  '.offer:hover:not([aria-disabled])': 'the pointer',
  '.offer[aria-disabled]': 'the reason in words',
  '.pill[data-news]': 'other words',
};

function tintedStates(path: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(path, 'utf8')).walkRules(({ nodes, selectors }) => {
    const declared = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    if (!declared.every((property) => TINT.test(property))) return;
    found.push(...selectors.filter((selector) => STATE.test(selector)));
  });
  return found;
}

test('no state is told by a tint alone: what is new here needs a shape, a line or a word besides', () => {
  const paths = ['app', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const tinted = paths
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => tintedStates(path).map((selector) => ({ path: basename(path), selector })));
  expect(tinted.filter(({ selector }) => !(selector in TOLD_BY))).toEqual([]);
  expect(Object.keys(TOLD_BY).filter((known) => !tinted.some(({ selector }) => selector === known))).toEqual([]);
});
