import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetched } from './fetched';

function unreached(): Error {
  return Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
}

describe('scripts that come late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for again while there is no network, and nothing fails meanwhile', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unreached()).mockRejectedValueOnce(unreached());
    load.mockResolvedValue('a plan');
    const part = fetched(load);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(part).resolves.toBe('a plan');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fail at once when they came and are broken', async () => {
    await expect(fetched(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
