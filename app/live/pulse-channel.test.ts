import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, StreamEars } from './pulse-channel';
import { pulseChannel } from './pulse-channel';

const PULSE: Answer = { outcome: 'pulse', pulse: 'running 7' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A channel to a server that answers questions as told; the last answer stays. */
function channelTo(...answers: readonly Answer[]) {
  const streams: (StreamEars & { isClosed: boolean })[] = [];
  const heard: string[] = [];
  const reachable: boolean[] = [];
  const left = [...answers];
  let asked = 0;
  const channel = pulseChannel(
    {
      openStream: (ears) => {
        const stream = { ...ears, isClosed: false };
        streams.push(stream);
        return {
          close: () => {
            stream.isClosed = true;
          },
        };
      },
      ask: async () => {
        asked++;
        const [answer = PULSE] = left.length > 1 ? left.splice(0, 1) : left;
        return answer;
      },
      isIdle: () => false,
    },
    { onPulse: (pulse) => heard.push(pulse), onReachable: (isReachable) => reachable.push(isReachable) },
  );
  const stream = () => {
    const latest = streams.at(-1);
    if (!latest) throw new Error('No stream was opened');
    return latest;
  };
  return { channel, stream, streams, heard, reachable, asked: () => asked };
}

describe('A page that wants to be fresh', () => {
  it('hears each pulse from the stream, asks nothing, and hears the latest again with each beat', async () => {
    const { channel, stream, heard, asked } = channelTo();
    channel.wake();
    stream().onPulse('running 1');
    await vi.advanceTimersByTimeAsync(20_000);
    stream().onBeat();
    stream().onPulse('running 2');

    expect(heard).toEqual(['running 1', 'running 1', 'running 2']);
    expect(asked()).toBe(0);
  });

  it('asks every two seconds where the stream is kept back, and tries it again more and more seldom', async () => {
    const { channel, streams, heard, asked } = channelTo();
    channel.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['running 7', 'running 7', 'running 7']);
    expect(streams).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.length).toBeGreaterThan(2);
    expect(streams.length).toBeLessThan(8);
    expect(asked()).toBeGreaterThan(250);
    expect(streams.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('asks at once when a stream breaks that has lived for long, and listens again', async () => {
    const { channel, stream, streams, heard } = channelTo();
    channel.wake();
    stream().onPulse('running 6');
    await vi.advanceTimersByTimeAsync(15_000);
    stream().onBroken();
    await vi.advanceTimersByTimeAsync(0);

    expect(heard).toEqual(['running 6', 'running 7']);
    expect(streams).toHaveLength(2);
  });

  it('does not listen again at once to a stream that is cut each time', async () => {
    const { channel, stream, streams } = channelTo();
    channel.wake();
    stream().onPulse('running 6');
    stream().onBroken();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(streams).toHaveLength(1);
  });

  it('finds out that nobody is there any more when the beats stay away', async () => {
    const { channel, stream, reachable } = channelTo({ outcome: 'unreachable' });
    channel.wake();
    stream().onPulse('running 6');
    await vi.advanceTimersByTimeAsync(60_000);

    expect(reachable[0]).toBe(true);
    expect(reachable.at(-1)).toBe(false);
  });

  it('says that nothing can be reached, and when it can again', async () => {
    const { channel, heard, reachable } = channelTo({ outcome: 'unreachable' }, { outcome: 'unreachable' }, PULSE);
    channel.wake();
    channel.loseNetwork();
    await vi.advanceTimersByTimeAsync(7_000);

    expect(reachable.slice(0, 4)).toEqual([false, false, false, true]);
    expect(heard).toEqual(['running 7']);
  });

  it('asks on, and complains about nothing, when the server has too much to do', async () => {
    const { channel, stream, reachable, asked } = channelTo({ outcome: 'busy' });
    channel.wake();
    stream().onBroken();
    await vi.advanceTimersByTimeAsync(7_000);

    expect(asked()).toBe(4);
    expect(reachable).not.toContain(false);
  });

  it('is quiet while it rests, also about an answer that was on its way, and looks at once when it wakes', async () => {
    const { channel, stream, streams, heard, asked } = channelTo();
    channel.wake();
    stream().onBroken();
    channel.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
    expect(heard).toEqual([]);

    channel.wake();
    expect(streams).toHaveLength(2);
  });

  it('stops when it hears that the page is not for its reader any more', async () => {
    const { channel, stream, heard, asked } = channelTo();
    channel.wake();
    stream().onGone();
    stream().onBroken();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(heard).toEqual(['gone']);
    expect(asked()).toBe(0);
  });
});
