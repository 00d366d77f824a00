import { Writable } from 'node:stream';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { LOG_REDACTION } from './log-redaction';

function logged(line: object): string {
  const written: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      written.push(String(chunk));
      done();
    },
  });
  pino({ redact: LOG_REDACTION }, sink).error(line);
  return written.join('');
}

describe('a line of the log', () => {
  it('never shows what signs somebody in, or whose it is', () => {
    const payload = {
      email: 'ana@example.org',
      link: 'https://example.org/in',
      code: '123456',
      token: 'abc',
      seed: 'def',
    };

    const text = logged({ ...payload, payload });

    for (const secret of Object.values(payload)) expect(text).not.toContain(secret);
  });

  it('says what kind of error it was', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

    expect(logged({ err: refused })).toContain('ECONNREFUSED');
  });
});
