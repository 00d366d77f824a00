import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { handleCommand } from '@/lib/matches/command-handler';
import { matchPage } from '@/lib/matches/reading/match-page';
import { atTable } from '../support/at-table';
import { runningMatch, storedEvents } from '../support/people';

it('the standing orders of who resigns end with the resignation, and nobody else hears of them (T7)', async () => {
  const { matchId, users } = await runningMatch(3, { game: 'citadels' });
  const [ana = '', bo = ''] = users;
  const prompts = (await matchPage({ matchId, userId: ana }))?.prompts ?? [];
  const orders = prompts.find(({ standing }) => standing);
  const command = { type: 'PlanDraft', data: { characters: ['thief'] } };
  await handleCommand({ matchId, userId: ana, promptId: orders?.id ?? '', commandId: randomUUID(), command });

  await atTable({ matchId, userId: ana, command: { type: 'Resign' } });

  const last = (await storedEvents(matchId)).slice(-2);
  expect(last.map(({ type }) => type)).toEqual(['SeatResigned', 'DraftPlanned']);
  expect(last.at(-1)?.data).toEqual({ seat: 0, characters: [] });
  for (const userId of [ana, bo, undefined]) {
    const seen = await matchPage(userId ? { matchId, userId } : { matchId });
    expect(seen?.log.map(({ event }) => event.type)).not.toContain('DraftPlanned');
  }
});
