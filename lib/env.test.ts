import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const COMPLETE = {
  DATABASE_URL: 'postgresql://turnleaf:secret@localhost:5432/turnleaf',
  NEXTAUTH_SECRET: 'a'.repeat(32),
  APP_URL: 'http://localhost:3000',
};

function problemsOf(changes: Readonly<Record<string, string | undefined>>): readonly string[] {
  const read = readEnvironment({ ...COMPLETE, ...changes });
  return read.outcome === 'invalid' ? read.problems : [];
}

describe('the environment', () => {
  it('has a default for everything that has a sensible one', () => {
    const read = readEnvironment(COMPLETE);

    expect(read).toMatchObject({
      outcome: 'valid',
      environment: { PORT: 3000, HOST: '127.0.0.1', LOG_LEVEL: 'info', MAIL_FROM: 'Turnleaf <turnleaf@localhost>' },
    });
  });

  it('counts an empty variable as absent', () => {
    const read = readEnvironment({ ...COMPLETE, SMTP_URL: '', PORT: ' ' });

    expect(read).toMatchObject({ outcome: 'valid', environment: { PORT: 3000 } });
  });

  it.each([
    ['PORT', '80a', 'for example 3000'],
    ['PORT', '70000', 'from 1 to 65535'],
    ['DATABASE_URL', 'mysql://localhost/x', 'PostgreSQL'],
    ['APP_URL', 'games.example.org', 'https://games.example.org'],
    ['APP_URL', 'localhost:3000', 'https://games.example.org'],
    ['APP_URL', 'https://example.org/games', 'without a path'],
    ['APP_URL', 'https://example.org/?site=games', 'without a path'],
    ['SMTP_URL', 'mail.example.org', 'smtps://'],
    ['MAIL_FROM', 'Turnleaf', 'turnleaf@example.org'],
    ['TRUST_PROXY', 'true', 'for example 1'],
    ['LIMITS_FACTOR', '0', 'above 0'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info'],
    ['NEXTAUTH_SECRET', 'short', 'at least 32 characters'],
  ])('names %s when it is %s, and says what it must be', (name, value, hint) => {
    const problems = problemsOf({ [name]: value });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
    expect(problems[0]).toContain(hint);
  });

  it('never repeats the value, which may hold a password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@localhost/x', NEXTAUTH_SECRET: 'hunter2' });

    expect(problems.join(' ')).not.toContain('hunter2');
  });

  it('says which required variable is missing', () => {
    expect(problemsOf({ APP_URL: undefined })[0]).toMatch(/^APP_URL is missing\./);
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GITHUB_CLIENT_SECRET', 'GITHUB_CLIENT_ID'],
  ])('says that %s alone lets nobody sign in, and what is missing', (set, missing) => {
    expect(problemsOf({ [set]: 'x' })).toEqual([`${missing} is missing. It belongs to ${set}.`]);
  });

  it('drops the slash at the end of the address', () => {
    const read = readEnvironment({ ...COMPLETE, APP_URL: 'https://games.example.org/' });

    expect(read).toMatchObject({ environment: { APP_URL: 'https://games.example.org' } });
  });
});
