import type { z } from 'zod';
import type { LogEntry } from '@/lib/matches/log-entry';
import type { MatchLookup } from '@/lib/matches/match-access';
import type { MatchPage } from '@/lib/matches/match-page';
import { matchPage } from '@/lib/matches/match-page';
import type { MatchCard } from '@/lib/matches/match-summary';
import type { Voice } from '@/lib/notifications/voice';
import type { logSchema, matchLineSchema, matchSchema } from './schemas';

export type ToldMatch = z.output<typeof matchSchema>;

/** A match as the API tells it to one viewer; `undefined` where there is none this viewer may see. */
export async function toldMatch(lookup: MatchLookup & Readonly<{ step?: number }>): Promise<ToldMatch | undefined> {
  const page = await matchPage(lookup);
  return page && told(page);
}

function told({ match, viewer, view, you, seats, prompts, ...page }: MatchPage): ToldMatch {
  return {
    ...match,
    ...page,
    ...{ seats: [...seats], prompts: [...prompts], viewer: viewer.role, you: you ?? null },
    view: isRecord(view) ? view : null,
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    finishedAt: match.finishedAt?.toISOString() ?? null,
    inviteToken: match.inviteToken ?? null,
  };
}

export function toldLine({
  seats,
  yourPrompt,
  createdAt,
  finishedAt,
  ...card
}: MatchCard): z.output<typeof matchLineSchema> {
  return {
    ...card,
    seats: [...seats],
    yourPrompt: yourPrompt ? { ...yourPrompt, openedAt: yourPrompt.openedAt.toISOString() } : null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

type ToldEntry = z.output<typeof logSchema>['entries'][number];

export function toldEntry({ step, at, event, line }: LogEntry, page: MatchPage, voice: Voice): ToldEntry {
  const { type, data } = event;
  const text = line ? voice.logLine(line, { game: page.match.game, seats: page.seats }) : null;
  return { step, at: at.toISOString(), type, data: { ...data }, text };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
