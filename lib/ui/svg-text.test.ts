import { describe, expect, it } from 'vitest';
import { svg } from './svg-text';

describe('A drawing as text', () => {
  it('puts numbers, words and other drawings in', () => {
    const dots = [1, 2].map((x) => svg`<circle cx="${x}" r="1"/>`);
    const ring = svg`<circle class="${'ring'}" r="${2.5}"/>`;
    expect(svg`<g>${dots}${ring}</g>`.__html).toBe(
      '<g><circle cx="1" r="1"/><circle cx="2" r="1"/><circle class="ring" r="2.5"/></g>',
    );
  });

  it('lets no word become an element or leave its attribute', () => {
    expect(svg`<g id="${'a"><script>&'}"/>`.__html).toBe('<g id="a&quot;&gt;&lt;script&gt;&amp;"/>');
  });
});
