import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import { shuffle } from '@/lib/engine/random';
import type { MatchLookup } from '../reading/match-access';
import { findVisibleMatch, isOver } from '../reading/match-access';
import { writeActor } from './actor';
import type { RecordedEvent } from './event-store';
import { movesOf, readStream } from './event-store';
import { gameOf } from './match-loader';
import { commitmentOf, secretRandom } from './secret-random';

/** One recorded shuffle, and whether the seed gives the same order again. */
export type CheckedShuffle = Readonly<{ version: number; type: string; size: number; holds: boolean }>;

/** What everybody may check once a match is over. */
export type MatchProof = Readonly<{
  game: string;
  name: string;
  /** In hexadecimal. */
  seed: string;
  commitment: string;
  /** The seed's SHA-256 is the commitment of the first event. */
  commitmentHolds: boolean;
  shuffles: readonly CheckedShuffle[];
  events: readonly Readonly<{
    version: number;
    recordedAt: Date;
    type: string;
    data: unknown;
    actor: string;
    commandId: string;
    rulesVersion: number;
  }>[];
}>;

/** The seed, the whole log and the check of every shuffle; `undefined` until the match is over. */
export async function matchProof(lookup: MatchLookup): Promise<MatchProof | undefined> {
  const row = await findVisibleMatch(lookup);
  if (!row || !isOver(row)) return undefined;
  const { seed } = await db.match.findUniqueOrThrow({ where: { id: row.id }, select: { seed: true } });
  if (!seed || !row.seedCommitment) throw new Error(`The match ${row.id} has no seed`);
  const events = await readStream(db, { matchId: row.id });
  const game = gameOf(row);
  const commitment = game.replay(events.slice(0, 1)).started.data.seedCommitment;
  return {
    game: row.game,
    name: row.name,
    seed: Buffer.from(seed).toString('hex'),
    commitment,
    commitmentHolds: commitmentOf(seed) === commitment,
    shuffles: proveChance(game, events, seed),
    events: events.map((event) => ({ ...event, actor: writeActor(event.actor) })),
  };
}

/** Repeats every shuffle: each command drew from a source of its own, made of the seed and the version before it. */
export function proveChance(game: Game, events: readonly RecordedEvent[], seed: Uint8Array): readonly CheckedShuffle[] {
  return movesOf(events).flatMap((batch) => {
    const random = secretRandom(seed, (batch[0]?.version ?? 1) - 1);
    return batch.flatMap(({ version, type, data }) =>
      game.shufflesOf({ type, data }).map(({ from, to }) => {
        const holds = isDeepStrictEqual(shuffle(from, random), to);
        return { version, type, size: from.length, holds };
      }),
    );
  });
}
