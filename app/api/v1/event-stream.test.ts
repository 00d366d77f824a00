import { describe, expect, it } from 'vitest';
import { eventStream } from './event-stream';

describe('a stream of events', () => {
  it('says each event in lines of its own, and ends', async () => {
    const stream = eventStream();
    stream.say('pulse', 'running 4');
    stream.say('beat', 'beat');
    stream.end();
    stream.say('pulse', 'running 5');

    expect(await new Response(stream.body).text()).toBe('event: pulse\ndata: running 4\n\nevent: beat\ndata: beat\n\n');
    expect(stream.ended.aborted).toBe(true);
  });

  it('ends when its reader leaves', async () => {
    const stream = eventStream();
    await stream.body.cancel();

    expect(stream.ended.aborted).toBe(true);
    expect(() => stream.say('pulse', 'running 4')).not.toThrow();
  });

  it('ends when its reader takes nothing, instead of keeping it all', () => {
    const stream = eventStream();
    for (let said = 0; said < 100; said++) stream.say('beat', 'beat');

    expect(stream.ended.aborted).toBe(true);
  });
});
