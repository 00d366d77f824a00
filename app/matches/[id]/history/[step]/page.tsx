import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Viewer } from '@/lib/engine/game-definition';
import { findGame } from '@/lib/games/registry';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import { lookUpMatch } from '../../match-lookup';
import { MatchTable } from '../../match-table';
import { roundBeginnings } from '../../round-beginnings';
import { HistoryBar } from './history-bar';
import { replayFrames } from './replay-frames';

const TITLES = { seat: 'asYouSawIt', hindsight: 'asAllSee', spectator: 'asAnybody' } as const satisfies Record<
  Viewer['role'],
  string
>;

export async function generateMetadata({ params }: PageProps<'/matches/[id]/history/[step]'>): Promise<Metadata> {
  const found = await lookUpMatch((await params).id);
  const robots = { index: false, follow: false };
  if (!found) return { robots };
  const t = await getTranslations('history');
  return { title: t('title', { name: found.page.match.name }), robots };
}

/**
 * The table at an earlier step: as the reader's seat saw it then, or as all did once the match is over. With `?play` the
 * match goes on from there by itself, one deed after the other.
 */
export default async function HistoryRoute({ params, searchParams }: PageProps<'/matches/[id]/history/[step]'>) {
  const { id, step: text } = await params;
  const step = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const [now, then] = await Promise.all([lookUpMatch(id), lookUpMatch(id, step)]);
  if (!now || !then || step < 1) notFound();
  const t = await getTranslations('history');
  const { log, latestStep } = now.page;
  const told = log.filter(({ line }) => line).map((entry) => entry.step);
  const steps = [...new Set([...told, latestStep])];
  const isPlaying = 'play' in (await searchParams);
  const frames = framesOf(now.page);
  const before = frames.includes(step) ? frames.findLast((frame) => frame < step) : step;
  return (
    <MatchTable page={then.page} isHistory replayedAfter={isPlaying ? (before ?? 0) : undefined}>
      <HistoryBar
        matchId={id}
        step={step}
        steps={steps}
        rounds={roundBeginnings(log)}
        note={t(TITLES[then.page.viewer.role])}
        replay={{ isPlaying, next: frames.find((frame) => frame > step) }}
      />
    </MatchTable>
  );
}

function framesOf({ match, viewer, log, latestStep }: MatchPage): readonly number[] {
  const you = viewer.role === 'seat' ? viewer.seat : undefined;
  return replayFrames(findGame(match.game)?.recap(log, { since: 0, you }) ?? [], latestStep);
}
