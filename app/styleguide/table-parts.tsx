'use client';

import type { SeatFacts, TableFacts } from '@/app/matches/[id]/at-table/table-facts';
import { TableMenu } from '@/app/matches/[id]/at-table/table-menu';
import { TableStatus } from '@/app/matches/[id]/at-table/table-status';
import type { TableMenu as Menu } from '@/lib/matches/tables/table-menu';
import { PEOPLE } from './people';
import { Section } from './section';

const NOW = Date.UTC(2026, 10, 30, 9, 26);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const OTHER = { reason: 'not-on-holiday', values: {} };
const MENU: Menu = {
  reasons: {
    BeginHoliday: null,
    EndHoliday: OTHER,
    AskForPause: null,
    TakePauseBack: { reason: 'pause-not-asked', values: {} },
    ResumeMatch: { reason: 'not-paused', values: {} },
    TakeSeatBack: { reason: 'not-on-autopilot', values: {} },
    Resign: null,
    CancelMatch: { reason: 'too-late-to-cancel', values: {} },
  },
  holidayDaysLeft: 12,
};

function seatsWith(...changes: readonly Partial<SeatFacts>[]): readonly SeatFacts[] {
  return PEOPLE.slice(0, 4).map(({ seat, name }) => ({
    ...{ seat, name, isYou: seat === 0, isBot: false, isWaitedFor: true, playedBy: 'occupant', asksForPause: false },
    ...{ holidayUntil: null, due: null, bankMs: DAY },
    ...changes[seat],
  }));
}

const due = (pace: number, bank: number) => ({ paceEndsAt: NOW + pace, bankEndsAt: NOW + bank });
const QUIET = { isWaitedFor: false } as const;

const TABLE: TableFacts = {
  matchId: 'styleguide',
  status: 'running',
  seats: seatsWith({}, QUIET, QUIET, QUIET),
  ...{ paceMs: DAY, bankMs: 3 * DAY, holidayDays: 14 },
  pausedAt: null,
  cancelled: null,
  ...{ hasResigned: false, hasSealed: true, isOwner: true, menu: MENU },
};

const others = [{ due: due(5 * HOUR, 29 * HOUR) }, { due: due(-HOUR, DAY) }, { holidayUntil: NOW + 8 * DAY }] as const;

const STATES: Readonly<Record<string, Partial<TableFacts>>> = {
  due: { seats: seatsWith({ due: due(5 * HOUR, 2 * DAY) }, ...others) },
  'due without a bank': { seats: seatsWith({ due: due(30 * HOUR, 30 * HOUR) }, QUIET, QUIET, QUIET) },
  soon: { seats: seatsWith({ due: due(0.6 * HOUR, 0.6 * HOUR) }, QUIET, QUIET, QUIET) },
  'on the bank': { seats: seatsWith({ due: due(-2 * HOUR, 2 * DAY) }, QUIET, QUIET, QUIET) },
  over: { seats: seatsWith({ due: due(-HOUR, -60_000) }, QUIET, QUIET, QUIET) },
  'others are waited for': { seats: seatsWith(QUIET, ...others) },
  autopilot: { seats: seatsWith({ playedBy: 'autopilot' }, QUIET, QUIET, QUIET) },
  holiday: { seats: seatsWith({ holidayUntil: NOW + 3 * DAY }, ...others) },
  'pause asked': {
    seats: seatsWith(
      { due: due(5 * HOUR, 2 * DAY) },
      { asksForPause: true, ...QUIET },
      { asksForPause: true, ...QUIET },
    ),
  },
  'you ask for a pause': { seats: seatsWith({ ...QUIET, asksForPause: true }, QUIET, QUIET, QUIET) },
  paused: { pausedAt: NOW - 3 * DAY },
  resigned: { hasResigned: true, seats: seatsWith({ isYou: false, playedBy: 'resigned' }, ...others) },
  cancelled: { status: 'cancelled', cancelled: { at: NOW - DAY, by: 'owner' } },
};

/** What stands above a table and behind its menu, in every state. */
export function TableParts() {
  return (
    <>
      <Section name="table-status">
        {Object.entries(STATES).map(([name, change]) => (
          <div key={name} className="w-full">
            <p className="mb-1 text-ink-3 text-xs">{name}</p>
            <TableStatus facts={{ ...TABLE, ...change }} now={NOW} stands />
          </div>
        ))}
      </Section>
      <Section name="table-menu">
        {['due', 'paused', 'holiday'].map((name) => (
          <TableMenu key={name} facts={{ ...TABLE, ...STATES[name] }} now={NOW} stands />
        ))}
      </Section>
    </>
  );
}
