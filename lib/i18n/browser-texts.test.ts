import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '@/tests/support/routes';
import { browserTexts, gameTexts, messagesFor } from './messages';

const NAMESPACE = /useTranslations\('(\w+)/g;

/** Parts of tables: all of them speak in the browser. */
const PARTS = [...filesOf('lib/ui'), ...filesOf('lib/games')].filter((file) => /[.]tsx?$/.test(file));

describe('the texts that a page of a match brings along', () => {
  it('are all that the parts of a table speak from', async () => {
    const all = await messagesFor('en');
    const parts = [browserTexts(all, 'everywhere'), browserTexts(all, 'matches')];
    const there = ['games', ...parts.flatMap((texts) => Object.keys(JSON.parse(texts)))];
    const spoken = PARTS.filter((file) => !/[.]test[.]|[/](tests|picture|how-to-play)/.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAMESPACE)].map(([, namespace]) => namespace),
    );
    expect(spoken).toContain('recap');
    expect([...new Set(spoken)].filter((namespace) => !there.includes(namespace ?? ''))).toEqual([]);
  });

  it('are those of its game alone, with hints only where it is practised', async () => {
    const all = await messagesFor('de');
    const told = (practice: boolean) => JSON.parse(gameTexts(all, { game: 'citadels', practice })).games;
    expect(Object.keys(told(false))).toEqual(['citadels']);
    expect(told(false).citadels).toHaveProperty('board');
    expect(told(false).citadels).not.toHaveProperty('guide');
    expect(told(true).citadels).toHaveProperty('guide');
  });

  it('are written once in each language', async () => {
    const all = await messagesFor('fr');
    expect(await messagesFor('fr')).toBe(all);
    expect(await messagesFor('en')).not.toBe(all);
    expect(browserTexts(all, 'matches')).not.toBe(browserTexts(await messagesFor('en'), 'matches'));
  });
});
