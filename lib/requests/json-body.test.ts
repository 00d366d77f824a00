import { describe, expect, it } from 'vitest';
import { jsonBody } from './json-body';

const posted = (body: BodyInit) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);

describe('the body of a request to the API', () => {
  it('is read as JSON', async () => {
    expect(await jsonBody(posted('{"name":"小林"}'))).toEqual({ outcome: 'read', value: { name: '小林' } });
  });

  it.each(['', '{', 'step=1'])('is refused when it is %j', async (text) => {
    expect(await jsonBody(posted(text))).toEqual({ outcome: 'refused', problem: 'malformed-json' });
  });

  it('is refused when its letters are not in UTF-8', async () => {
    const body = Buffer.from('{"name":"Zoë"}', 'latin1');
    expect(await jsonBody(posted(body))).toEqual({ outcome: 'refused', problem: 'malformed-json' });
  });

  it('is refused before all of it has come, when it is too large and does not say so', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });

    expect(await jsonBody(posted(endless))).toEqual({ outcome: 'refused', problem: 'body-too-large' });
    expect(sent).toBeLessThan(10);
  });
});
