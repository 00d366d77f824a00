// Plays on Turnleaf through its API, any game, by picking from the legal commands:
//
//   APP_URL=http://localhost:3000 TOKEN=tl_… node docs/example-bot.mjs [match id]
//
// It needs a token that may play (settings, "Access for programs"). With the id of a match it plays that match to its
// end, without one a new match against the best bot of the game that GAME names, or of the first.
import { randomUUID } from 'node:crypto';

const { APP_URL, TOKEN, GAME, PAUSE_MS = '1000' } = process.env;
if (!APP_URL || !TOKEN) {
  console.error('Set APP_URL to the address of the service and TOKEN to a token from your settings.');
  process.exit(2);
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One request. It is sent again while the service is busy; a command keeps its id, so it counts once. */
async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${TOKEN}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const mayRepeat = method === 'GET' || body?.commandId !== undefined;
  for (;;) {
    const request = fetch(`${APP_URL}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    const response = await (mayRepeat ? request.catch(() => undefined) : request);
    const isBusy = !response || [429, 502, 503].includes(response.status);
    if (!isBusy) return { ok: response.ok, answer: await response.json() };
    await pause(Number(response?.headers.get('retry-after') ?? 5) * 1000);
  }
}

/** The answer, or the end: what the service says stands in the problem document. */
async function get(path) {
  const { ok, answer } = await ask('GET', path);
  if (!ok) throw new Error(`${path}: ${answer.detail}`);
  return answer;
}

async function newMatch() {
  const { games } = await get('/games');
  const game = GAME ? games.find(({ key }) => key === GAME) : games[0];
  if (!game) throw new Error(`There is no game "${GAME}" here`);
  const bots = Array(game.seats.min - 1).fill(game.bots.at(-1));
  const { ok, answer } = await ask('POST', '/quick-matches', { game: game.key, bots });
  if (!ok) throw new Error(answer.detail);
  return answer.id;
}

/** Answers whatever the match asks this seat. A better bot looks at `match.view` here. */
async function answerAll(matchId) {
  const { prompts } = await get(`/matches/${matchId}/prompts`);
  for (const { id: promptId, legalCommands } of prompts.filter(({ settled }) => !settled)) {
    const command = legalCommands[Math.floor(Math.random() * legalCommands.length)];
    const { ok, answer } = await ask('POST', `/matches/${matchId}/commands`, {
      promptId,
      commandId: randomUUID(),
      command,
    });
    // The match may have gone on meanwhile: then the next look shows what it asks now.
    if (!ok && answer.status !== 409) throw new Error(answer.detail);
  }
}

const matchId = process.argv[2] ?? (await newMatch());
console.log(`${APP_URL}/matches/${matchId}`);
let match = await get(`/matches/${matchId}`);
while (match.status === 'open' || match.status === 'running') {
  if (match.prompts.some(({ settled }) => !settled)) await answerAll(matchId);
  else await pause(Number(PAUSE_MS));
  match = await get(`/matches/${matchId}`);
}
const places = match.seats.toSorted((a, b) => a.rank - b.rank);
for (const { rank, score, isYou } of places) console.log(`${rank}. ${score} points${isYou ? ', this bot' : ''}`);
