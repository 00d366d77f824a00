/** What everybody may check once a match has finished. */
export type MatchProof = Readonly<{
  game: string;
  name: string;
  /** In hexadecimal. */
  seed: string;
  commitment: string;
  /** The seed's SHA-256 is the commitment of the first event. */
  commitmentHolds: boolean;
  shuffles: readonly Readonly<{ version: number; type: string; size: number; holds: boolean }>[];
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

/** The seed, the whole log and the check of every shuffle; `undefined` until the match has finished. */
export async function matchProof(
  lookup: Readonly<{ matchId: string; userId?: string; inviteToken?: string }>,
): Promise<MatchProof | undefined> {
  throw new Error(`Not ready: ${lookup.matchId}`);
}
