import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { FinalScores } from '@/lib/games/citadels/view-types';
import { call, tokenOf } from '../support/api-call';
import { runningMatch, signUp } from '../support/people';
import { expectReplayableMatch } from '../support/replayed-prompts';

vi.mock('@/lib/auth/session', () => import('../support/test-session'));

type Told = Readonly<{
  id: string;
  inviteToken: string;
  status: string;
  step: number;
  view: Readonly<{ round: number; scores: FinalScores | null }>;
  seats: readonly Readonly<{ seat: number; rank: number | null; score: number | null }>[];
  prompts: readonly Question[];
}>;

type Question = Readonly<{
  id: string;
  kind: string;
  settled: boolean;
  legalCommands: readonly Readonly<{ type: string; data: object }>[];
}>;

/** A program with a token: asks and acts through the API alone, and knows nothing of the game but that one may build. */
async function program(name: string) {
  const token = await tokenOf(await signUp(name), 'play');
  const ask = async (id: string, input: Parameters<typeof call>[2] = {}): Promise<Told> => {
    const { status, text, body } = await call(id, { token }, input);
    expect(status, text).toBeLessThan(300);
    return body as unknown as Told;
  };
  /** Answers once, if something is asked. */
  const answer = async (params: Readonly<{ id: string }>): Promise<boolean> => {
    const { prompts } = await ask('readPrompts', { params });
    const open = prompts.find(({ settled }) => !settled);
    if (!open) return false;
    const command =
      open.legalCommands.find(({ type }) => type === 'Build') ??
      open.legalCommands.findLast(({ type }) => type !== 'TakeStepBack');
    await ask('sendCommand', { params, body: { promptId: open.id, commandId: randomUUID(), command } });
    return true;
  };
  return { ask, answer };
}

describe('a match of Citadels by the API alone', () => {
  it('is opened, joined, started, played and scored, and every step of it can be seen again', {
    timeout: 180_000,
  }, async () => {
    const [ana, bo, cleo] = [await program('Ana'), await program('Bo'), await program('Cleo')];
    const options = { threePlayers: 'two-characters', bank: 'limited' };
    const table = { game: 'citadels', name: 'Towers', seatCount: 3, options, startsWhenFull: false };
    const { id, inviteToken } = await ana.ask('createTable', { body: table });
    const params = { id };
    for (const guest of [bo, cleo]) await guest.ask('joinTable', { params, body: { inviteToken } });
    await ana.ask('startMatch', { params, body: {} });

    const seen: Told[] = [];
    const look = async () => seen.push(await ana.ask('readMatch', { params }));
    await look();
    while (seen.at(-1)?.view.round === 1) {
      for (const player of [ana, bo, cleo]) if (await player.answer(params)) await look();
    }
    for (const { step, view } of seen) {
      const then = await ana.ask('readStep', { params: { id, step: String(step) } });
      expect(then.view, `step ${step}`).toEqual(view);
    }

    let isPlaying = true;
    while (isPlaying) {
      isPlaying = false;
      for (const player of [ana, bo, cleo]) isPlaying = (await player.answer(params)) || isPlaying;
    }
    const match = await ana.ask('readMatch', { params });
    const scores = match.view.scores?.seats ?? [];
    expect(scores).toHaveLength(3);
    expect(match.seats.map(({ rank, score }) => ({ rank, total: score }))).toEqual(
      scores.map(({ rank, total }) => ({ rank, total })),
    );
    expect(match).toMatchObject({ status: 'finished', prompts: [] });
  });
});

describe('Citadels at a table of the service', () => {
  it('N10: waits for those the replayed stream waits for, and its shuffles can be proved', {
    timeout: 180_000,
  }, async () => {
    await expectReplayableMatch(await runningMatch(4, { game: 'citadels', options: { length: 'short' } }), 10);
  });
});
