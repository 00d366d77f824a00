import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, onKept, readKept } from './kept';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps what it is given. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('What a page keeps', () => {
  it('is there until it is forgotten, and whoever listens hears of both', () => {
    vi.stubGlobal('localStorage', storage());
    const listener = vi.fn();
    const stop = onKept(listener);

    keep('view', 'plan', 'browser');
    expect(readKept('view', 'browser')).toBe('plan');
    keep('view', null, 'browser');
    expect(readKept('view', 'browser')).toBeNull();
    stop();
    keep('view', 'skyline', 'browser');

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lives as long as the page where the browser is full, instead of what was kept before', () => {
    const before = storage();
    before.setItem('draft', 'blue-1');
    vi.stubGlobal('sessionStorage', { ...before, setItem: full });
    keep('draft', 'red-3', 'tab');
    expect(readKept('draft', 'tab')).toBe('red-3');
    keep('draft', null, 'tab');
    expect(readKept('draft', 'tab')).toBeNull();
  });

  it('lives as long as the page where the browser keeps nothing at all', () => {
    vi.stubGlobal('localStorage', undefined);
    keep('seen', '12', 'browser');
    expect(readKept('seen', 'browser')).toBe('12');
  });
});
