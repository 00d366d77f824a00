import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { BANKS, chosenClock, clockTerms, HOLIDAYS, PACES, USUAL_CLOCK } from '@/lib/matches/clock/table-clock';
import { matchPage } from '@/lib/matches/reading/match-page';
import { openTables } from '@/lib/matches/reading/queries';
import { changeClock, startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { refusedWith } from '../support/outcomes';
import { granted, openTable, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const DAY = 86_400_000;

describe('the clock of a table', () => {
  it('is read by everybody before they sit down, and played by after the start', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const matchId = await openTable(ana, { clock: USUAL_CLOCK });
    const terms = { paceMs: 2 * DAY, bankMs: 3 * DAY, holidayDays: 14 };
    expect((await openTables(bo)).map(({ clock }) => clock)).toEqual([terms]);

    granted(await takeSeat({ matchId, userId: bo }));
    granted(await startMatch({ matchId, userId: ana }));

    const page = await matchPage({ matchId, userId: bo });
    expect(page?.match.clock).toEqual(terms);
    expect(page?.seats.map(({ bankMs }) => bankMs)).toEqual([3 * DAY, 3 * DAY]);
    expect(page?.seats[0]?.due?.bankEndsAt.getTime()).toBe((page?.seats[0]?.due?.dueAt.getTime() ?? 0) + 3 * DAY);
  });

  it('is changed by the host alone, and by nobody after the start', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const matchId = await openTable(ana, { clock: USUAL_CLOCK });
    granted(await takeSeat({ matchId, userId: bo }));
    const pulse = (await matchPage({ matchId, userId: bo }))?.pulse;
    const clock = { pace: '8h', bank: 'none', holidays: '0' } as const;

    expect(await changeClock({ matchId, userId: bo, clock })).toEqual(refusedWith('owner-only'));
    granted(await changeClock({ matchId, userId: ana, clock }));

    expect(await matchPage({ matchId, userId: bo })).toMatchObject({ match: { clock: clockTerms(clock) } });
    expect((await matchPage({ matchId, userId: bo }))?.pulse).not.toBe(pulse);
    granted(await startMatch({ matchId, userId: ana }));
    expect(await changeClock({ matchId, userId: ana, clock: USUAL_CLOCK })).toEqual(refusedWith('already-started'));
    const due = await db.openPrompt.findFirstOrThrow({ where: { matchId } });
    expect(due.dueAt?.getTime()).toBe(due.openedAt.getTime() + DAY / 3);
  });

  it('shows in its form what was chosen, whatever that was', () => {
    for (const pace of PACES.filter((each) => each !== 'none')) {
      for (const bank of BANKS) {
        for (const holidays of HOLIDAYS) {
          expect(chosenClock(clockTerms({ pace, bank, holidays }))).toEqual({ pace, bank, holidays });
        }
      }
    }
    expect(chosenClock(clockTerms({ ...USUAL_CLOCK, pace: 'none' }))?.pace).toBe('none');
  });
});
