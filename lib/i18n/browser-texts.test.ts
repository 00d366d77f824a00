import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '@/tests/support/routes';
import { browserTexts, messagesFor } from './messages';

const NAMESPACE = /useTranslations\('(\w+)/g;

/** Parts of tables: all of them speak in the browser. */
const PARTS = [...filesOf('lib/ui'), ...filesOf('lib/games')].filter((file) => /[.]tsx?$/.test(file));

describe('the texts that a page of a match brings along', () => {
  it('are all that the parts of a table speak from', async () => {
    const all = await messagesFor('en');
    const there = Object.keys({ ...browserTexts(all, 'everywhere'), ...browserTexts(all, 'matches'), games: {} });
    const spoken = PARTS.filter((file) => !/[.]test[.]|[/](tests|picture|how-to-play)/.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAMESPACE)].map(([, namespace]) => namespace),
    );
    expect(spoken).toContain('recap');
    expect([...new Set(spoken)].filter((namespace) => !there.includes(namespace ?? ''))).toEqual([]);
  });
});
