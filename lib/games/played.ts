import { keep, readKept } from '@/lib/ui/kept';

const keyOf = (matchId: string) => `turnleaf:played:${matchId}`;

type Shown = Readonly<{
  matchId: string;
  /** An earlier version of the match. */
  readOnly: boolean;
  /** What the reader has seen, on any device; in an earlier version, all that is not to move. */
  motionAfter: number | undefined;
}>;

/** The step of the log after which a table is shown in motion: what came before was seen, or shown so in this browser. */
export function playedUntil({ matchId, readOnly, motionAfter }: Shown): number {
  if (readOnly) return motionAfter ?? Number.POSITIVE_INFINITY;
  return Math.max(motionAfter ?? -1, Number(readKept(keyOf(matchId), 'browser') ?? -1));
}

/** Keeps how far this browser has shown a match in motion. */
export const keepPlayed = (matchId: string, step: number): void => keep(keyOf(matchId), String(step), 'browser');

/** For those who look at a motion again and again. */
export const forgetPlayed = (matchId: string): void => keep(keyOf(matchId), null, 'browser');
