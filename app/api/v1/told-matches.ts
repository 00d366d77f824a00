import type { z } from 'zod';
import type { Due } from '@/lib/matches/clock/clock-facts';
import type { MatchLookup } from '@/lib/matches/reading/match-access';
import type { MatchFacts, MatchPage } from '@/lib/matches/reading/match-page';
import { matchPage } from '@/lib/matches/reading/match-page';
import type { MatchCard, SeatSummary } from '@/lib/matches/reading/match-summary';
import type { LogEntry } from '@/lib/matches/stream/log-entry';
import type { Voice } from '@/lib/notifications/voice';
import type { logSchema, matchLineSchema, matchSchema } from './schemas';

export type ToldMatch = z.output<typeof matchSchema>;

/** A match as the API tells it to one viewer; `undefined` where there is none this viewer may see. */
export async function toldMatch(lookup: MatchLookup & Readonly<{ step?: number }>): Promise<ToldMatch | undefined> {
  const page = await matchPage(lookup);
  return page && told(page);
}

function told({ match, viewer, view, you, seats, prompts, dues, ...page }: MatchPage): ToldMatch {
  return {
    ...match,
    ...page,
    ...momentsOf(match),
    seats: seats.map(toldSeat),
    prompts: prompts.map((prompt) => ({ ...prompt, due: toldDue(dues[prompt.id]) })),
    ...{ viewer: viewer.role, you: you ?? null, inviteToken: match.inviteToken ?? null },
    view: isRecord(view) ? view : null,
  };
}

export function toldLine({ seats, yourPrompt, ...card }: MatchCard): z.output<typeof matchLineSchema> {
  return {
    ...card,
    ...momentsOf(card),
    seats: seats.map(toldSeat),
    yourPrompt: yourPrompt ? { ...yourPrompt, openedAt: yourPrompt.openedAt.toISOString() } : null,
  };
}

type Moments = Pick<MatchFacts, 'createdAt' | 'startedAt' | 'finishedAt' | 'pausedAt'>;

function momentsOf({ createdAt, startedAt, finishedAt, pausedAt }: Moments) {
  return {
    createdAt: createdAt.toISOString(),
    startedAt: textOf(startedAt),
    finishedAt: textOf(finishedAt),
    pausedAt: textOf(pausedAt),
  };
}

function toldSeat(seat: SeatSummary): ToldMatch['seats'][number] {
  return { ...seat, due: toldDue(seat.due), holidayUntil: textOf(seat.holidayUntil) };
}

export function toldDue(due: Due | null | undefined): ToldMatch['prompts'][number]['due'] {
  return due ? { dueAt: due.dueAt.toISOString(), bankEndsAt: due.bankEndsAt.toISOString() } : null;
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

type ToldEntry = z.output<typeof logSchema>['entries'][number];

export function toldEntry({ step, at, event, line }: LogEntry, page: MatchPage, voice: Voice): ToldEntry {
  const { type, data } = event;
  const text = line ? voice.logLine(line, { game: page.match.game, seats: page.seats }) : null;
  return { step, at: at.toISOString(), type, data: { ...data }, text };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
