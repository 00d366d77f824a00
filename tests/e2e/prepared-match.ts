import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test';
import { sessionCookie } from '@/lib/auth/options';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import { env } from '@/lib/env';
import { handleCommand } from '@/lib/matches/command-handler';
import { SUMMARY } from '@/lib/matches/reading/match-access';
import { loadCommitted } from '@/lib/matches/stream/match-loader';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import type { NewTable } from '@/lib/matches/tables/table-creation';
import { createTable } from '@/lib/matches/tables/table-creation';

/** An account, without the detour through the mail. Its name is not looked at: other tests may use the same. */
export async function account(name: string): Promise<string> {
  const email = `${name.toLowerCase()}.${randomUUID()}@example.org`;
  const { id } = await db.user.create({ data: { name, email } });
  return id;
}

/** Somebody who plays with just a name; tests may use the same one. */
export async function guest(name: string): Promise<string> {
  const { id } = await db.user.create({ data: { name } });
  return id;
}

/** A browser in which a user is signed in already, or nobody. */
export async function browserOf(
  browser: Browser,
  userId?: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (userId === undefined) return context;
  const { name } = sessionCookie();
  const value = await encode({ token: { sub: userId }, secret: env().NEXTAUTH_SECRET, maxAge: 3_600 });
  await context.addCookies([{ name, value, url: process.env.BASE_URL ?? '' }]);
  return context;
}

export type PreparedMatch = Readonly<{ matchId: string; users: readonly string[] }>;

/** A running match of these people. */
export async function preparedMatch(names: readonly string[], table: Partial<NewTable> = {}): Promise<PreparedMatch> {
  const users = await Promise.all(names.map(account));
  const [owner = '', ...others] = users;
  const created = await createTable({
    userId: owner,
    game: 'ginkgopolis',
    name: 'A prepared city',
    seatCount: names.length,
    options: {},
    visibility: 'public',
    startsWhenFull: false,
    ...table,
  });
  if (!created.ok) throw new Error(created.reason);
  const { matchId } = created;
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  for (const userId of others) await takeSeat({ matchId, userId, inviteToken });
  const started = await startMatch({ matchId, userId: owner });
  if (!started.ok) throw new Error(started.reason);
  return { matchId, users };
}

export async function matchNow(matchId: string): Promise<Match> {
  const row = await db.match.findUniqueOrThrow({ where: { id: matchId }, ...SUMMARY });
  return loadCommitted(db, row);
}

/** Everybody plays by chance until the match has come this far, or is over. */
export async function playOn({ matchId, users }: PreparedMatch, until: (match: Match) => boolean): Promise<Match> {
  let match = await matchNow(matchId);
  while (!match.outcome() && !until(match)) {
    const prompt = match.openPrompts().find(({ settled }) => !settled);
    if (!prompt) throw new Error('A running match waits for nobody');
    const command = match.botCommand('random', prompt, {
      integer: (min, max) => min + Math.floor(Math.random() * (max - min + 1)),
    });
    const userId = users[prompt.seat] ?? '';
    await handleCommand({ matchId, userId, promptId: prompt.id, commandId: randomUUID(), command });
    match = await matchNow(matchId);
  }
  return match;
}

/** A seat answers what it is asked, wherever that person is. */
export async function answerFor({ matchId, users }: PreparedMatch, seat: number): Promise<void> {
  const match = await matchNow(matchId);
  const prompt = match.openPrompts().find((open) => open.seat === seat);
  if (!prompt) throw new Error('Nothing is asked of this seat');
  const command = match.botCommand('random', prompt, { integer: (min) => min });
  const userId = users[seat] ?? '';
  const result = await handleCommand({ matchId, userId, promptId: prompt.id, commandId: randomUUID(), command });
  if (result.outcome === 'rejected') throw new Error(`A legal choice was refused: ${result.reason}`);
}
