import { createHash } from 'node:crypto';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Command, Prompt, Seat } from '@/lib/engine/game-definition';
import { logger } from '@/lib/logger';
import { handleBotCommand } from './command-handler';
import { addJobs } from './stream/job-queue';
import { loadCommitted } from './stream/match-loader';
import { privateRandom } from './stream/secret-random';

/** Enough for every bot of a table through several rounds; the next job goes on where this one stops. */
const ANSWERS_AT_ONCE = 60;

type Turn = Readonly<{ matchId: string; causedBy: Seat | null }>;
type BotTurn = Turn & Readonly<{ match: Match; bot: string; prompt: Prompt }>;

/** Every bot of a match answers what it is asked, until the match waits for people only. */
export async function playBots(turn: Turn): Promise<void> {
  for (let answers = 0; answers < ANSWERS_AT_ONCE; answers++) {
    const next = await nextBotTurn(turn);
    if (!next) return;
    await answer(next);
  }
  await addJobs(db, [{ name: 'play-bots', payload: turn }]);
}

async function nextBotTurn(turn: Turn): Promise<BotTurn | undefined> {
  const row = await db.match.findUnique({
    where: { id: turn.matchId, status: 'running' },
    select: { id: true, game: true, version: true },
  });
  if (!row) return undefined;
  const match = await loadCommitted(db, row);
  for (const prompt of match.openPrompts()) {
    const pilot = match.table.seats[prompt.seat]?.pilot;
    if (pilot?.kind === 'bot' && !prompt.settled) return { ...turn, match, bot: pilot.bot, prompt };
  }
  return undefined;
}

/** A bot that asks for something against the rules must not hold a table up: the fallback is played in its place. */
async function answer({ match, bot, prompt, matchId, causedBy }: BotTurn): Promise<void> {
  const submit = (command: Command, purpose: string) =>
    handleBotCommand({
      ...{ matchId, causedBy, command, promptId: prompt.id, seat: prompt.seat },
      commandId: commandIdFor(matchId, prompt.id, String(match.version), purpose),
    });
  const chosen = await submit(match.botCommand(bot, prompt, privateRandom), 'bot');
  if (chosen.outcome === 'accepted' || chosen.reason === 'prompt-closed') return;
  logger.error({ matchId, bot, prompt: prompt.kind, reason: chosen.reason }, 'A bot broke the rules');
  const fallback = await submit(match.fallbackCommand(prompt), 'fallback');
  if (fallback.outcome === 'rejected' && fallback.reason !== 'prompt-closed') {
    throw new Error(`The fallback for ${prompt.kind} was refused: ${fallback.reason}`);
  }
}

/** The same for the same prompt at the same version, so that a job that runs twice answers once. */
function commandIdFor(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(parts.join('\0')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
