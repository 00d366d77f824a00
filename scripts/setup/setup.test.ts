import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { requireSupportedNode } from './node-version.mjs';
import { explain, isWrongOption, PlainFailure } from './plain-failure.mjs';

describe('the version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('%s is new enough', (version) => {
    expect(() => requireSupportedNode(version)).not.toThrow();
  });

  it.each(['18.20.4', '20.18.3', '8.0.0'])('%s is too old, and a sentence says so', (version) => {
    expect(() => requireSupportedNode(version)).toThrow(
      `Turnleaf needs Node.js 20.19 or newer, and this is ${version}.`,
    );
  });
});

describe('a failure', () => {
  it('of a full disk is told in a sentence, whoever met it', () => {
    const error = Object.assign(new Error('write failed'), { code: 'ENOSPC' });

    expect(explain(error)).toMatch(/^The disk is full\./);
  });

  it('that is foreseen has no stack trace', () => {
    expect(explain(new PlainFailure('The port is taken.'))).toBe('The port is taken.');
  });

  it('of an option that a command does not know is told in a sentence, too', () => {
    const parse = () => parseArgs({ args: ['--nothing'], options: {} });

    expect(parse).toThrow(expect.toSatisfy((error) => isWrongOption(error) && /^Unknown option/.test(explain(error))));
    expect(parse).toThrow(expect.toSatisfy((error) => !explain(error).includes('setup.test.ts')));
  });

  it('that nobody foresaw shows where it came from', () => {
    expect(explain(new Error('no idea'))).toContain('setup.test.ts');
  });
});
