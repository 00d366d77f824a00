import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import type { Command, Prompt } from '@/lib/engine/game-definition';
import { env } from '@/lib/env';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { UNHURRIED } from '@/lib/matches/clock/table-clock';
import { handleCommand } from '@/lib/matches/command-handler';
import { matchPage } from '@/lib/matches/reading/match-page';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { createTable } from '@/lib/matches/tables/table-creation';
import { bareTransactions } from './bare-transactions';
import type { Measurement } from './measure';
import { inTurn } from './measure';

const CLIENTS = 8;
const EACH = 40;
const CLOCK: TableClock = { pace: '2d', bank: '3d', holidays: '14' };

/** One player who changes a sealed choice or an order over and over: each move is one event, as in the floor. */
type Mover = Readonly<{ userId: string; matchId: string; prompt: Prompt; choices: readonly Command[] }>;

type Send = (mover: Mover, command: Command) => Promise<void>;

/**
 * Moves a second through the handler alone, and through HTTP, the session, validation and the handler, against
 * transactions that lock, insert and commit on the same database with as many clients.
 */
export async function measureMoves(game: Game, address: string): Promise<readonly Measurement[]> {
  const movers = await seatMovers(game, UNHURRIED);
  const hurried = await seatMovers(game, CLOCK);
  const floor = () => bareTransactions(env().DATABASE_URL, { clients: CLIENTS, each: EACH });
  const viaHttp = await httpSender(movers, address);
  const shared = { against: 'bare lock, insert and commit', unit: 'moves a second' };
  const details = `${CLIENTS} matches at once, ${EACH} moves each, one event a move`;
  return [
    { name: 'Moves through the command handler', ...shared, details, ...(await inTurn(all(movers, byHandler), floor)) },
    {
      name: 'Moves at tables with a clock through the command handler',
      ...shared,
      details: `${details}, ${CLOCK.pace} a choice and a bank of ${CLOCK.bank}`,
      ...(await inTurn(all(hurried, byHandler), floor)),
    },
    {
      name: 'Moves through HTTP and the whole stack',
      ...shared,
      details,
      ...(await inTurn(all(movers, viaHttp), floor)),
    },
  ];
}

const seatMovers = (game: Game, clock: TableClock) =>
  Promise.all(Array.from({ length: CLIENTS }, (_, index) => seatMover(game, { index, clock })));

async function seatMover(game: Game, { index, clock }: Readonly<{ index: number; clock: TableClock }>): Promise<Mover> {
  const [owner, guest] = await Promise.all([0, 1].map(() => db.user.create({ data: { name: `Bench ${index}` } })));
  if (!owner || !guest) throw new Error('No users');
  const table = { userId: owner.id, game: game.metadata.key, name: 'Bench', seatCount: 2, options: {}, clock };
  const created = await createTable({ ...table, visibility: 'public', startsWhenFull: false });
  if (!created.ok) throw new Error(created.reason);
  await takeSeat({ matchId: created.matchId, userId: guest.id });
  await startMatch({ matchId: created.matchId, userId: owner.id });
  const page = await matchPage({ matchId: created.matchId, userId: owner.id });
  const prompt = page?.prompts.find(({ standing }) => standing) ?? page?.prompts[0];
  if (!prompt) throw new Error('The match asks nothing');
  const events = await db.matchEvent.findMany({ where: { matchId: created.matchId }, orderBy: { version: 'asc' } });
  const choices = alike(game.replay(events).legalCommands(prompt));
  return { userId: owner.id, matchId: created.matchId, prompt, choices };
}

/** Commands of the type that has the most: choices that may take each other's place, other than answers for good. */
function alike(commands: readonly Command[]): readonly Command[] {
  const kinds = [...new Set(commands.map(({ type }) => type))].map((type) =>
    commands.filter((command) => command.type === type),
  );
  return kinds.sort((one, other) => other.length - one.length)[0] ?? [];
}

function all(movers: readonly Mover[], send: Send): () => Promise<number> {
  return async () => {
    const begin = performance.now();
    await Promise.all(movers.map((mover) => moveOften(mover, send)));
    return (CLIENTS * EACH * 1000) / (performance.now() - begin);
  };
}

async function moveOften(mover: Mover, send: Send): Promise<void> {
  for (let move = 0; move < EACH; move++) {
    const command = mover.choices[move % mover.choices.length];
    if (!command) throw new Error('There is no choice');
    await send(mover, command);
  }
}

const byHandler: Send = async ({ userId, matchId, prompt }, command) => {
  const result = await handleCommand({ userId, matchId, promptId: prompt.id, commandId: randomUUID(), command });
  if (result.outcome === 'rejected') throw new Error(result.reason);
};

async function httpSender(movers: readonly Mover[], address: string): Promise<Send> {
  const cookies = new Map<string, string>();
  for (const { userId } of movers) {
    const token = await encode({ token: { sub: userId }, secret: env().NEXTAUTH_SECRET });
    cookies.set(userId, `turnleaf.session=${token}`);
  }
  return async ({ userId, matchId, prompt }, command) => {
    const response = await fetch(`${address}/api/v1/matches/${matchId}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie: cookies.get(userId) ?? '' },
      body: JSON.stringify({ promptId: prompt.id, commandId: randomUUID(), command }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
}
