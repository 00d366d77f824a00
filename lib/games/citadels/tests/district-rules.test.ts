import { describe, expect, it } from 'vitest';
import { DISTRICT_IDS } from '../components';
import { DISTRICTS } from '../districts';
import { ANCHORS } from '../help/anchors';

describe('the special districts', () => {
  it.each(DISTRICT_IDS.filter((id) => DISTRICTS[id].colour === 'purple'))('have a paragraph of the rules: %s', (id) => {
    expect(ANCHORS).toContain(id);
  });
});
