/** One story for all examples: Ana waits for a table, then plays a round of Ginkgopolis. */
const matchId = '019bd3a0-5c2e-7a41-9d6b-2f1c8e7a9b10';
const inviteToken = 'c3Rvcnktb2YtYW5hLWFuZC1i';

const due = { dueAt: '2027-01-16T07:02:44.120Z', bankEndsAt: '2027-01-17T07:02:44.120Z' };

const ana = {
  seat: 0,
  occupant: { kind: 'user' as const, id: '019bd39f-8a51-7c33-b0de-4a1d2c9e6f02', name: 'Ana' },
  ...{ isYou: true, isOwner: true, waiting: true, rank: null, score: null },
  ...{ playedBy: 'occupant' as const, due, bankMs: 86_400_000, holidayUntil: null, asksForPause: false },
};
const bot = {
  seat: 1,
  occupant: { kind: 'bot' as const, bot: 'normal', number: 1 },
  ...{ isYou: false, isOwner: false, waiting: false, rank: null, score: null },
  ...{ playedBy: 'occupant' as const, due: null, bankMs: 86_400_000, holidayUntil: null, asksForPause: false },
};

const facts = {
  ...{ id: matchId, game: 'ginkgopolis', name: 'Thursday table', visibility: 'link' as const },
  options: { characters: 'starter' },
  seatCount: 2,
  clock: { paceMs: 86_400_000, bankMs: 86_400_000, holidayDays: 14 },
  createdAt: '2027-01-14T18:30:00.000Z',
  ...{ startedAt: null, finishedAt: null, pausedAt: null },
};

const command = {
  type: 'SealChoice',
  data: { choice: { card: 'yellow-4', tile: 'blue-7', gain: null, tokenTo: null } },
};
const prompt = { id: 'round-3 seat-0', seat: 0, kind: 'choose-card', settled: false, due };

const table = {
  ...facts,
  status: 'open' as const,
  visibility: 'public' as const,
  seats: [{ ...ana, isYou: false, waiting: false, due: null }],
  yourPrompt: null,
};

const lobby = {
  ...facts,
  status: 'open' as const,
  seats: [{ ...ana, waiting: false, due: null }],
  ...{ isOwner: true, startsWhenFull: true, seedCommitment: null, inviteToken, you: 0 },
  ...{ viewer: 'seat' as const, step: 0, latestStep: 0, pulse: 'open 1800037800000', view: null },
  ...{ prompts: [], canAct: false },
};

const match = {
  ...lobby,
  status: 'running' as const,
  seats: [ana, bot],
  startedAt: '2027-01-14T18:32:10.000Z',
  seedCommitment: '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456',
  ...{ step: 14, latestStep: 14, pulse: 'running 14', view: { phase: 'choosing', round: 3 } },
  ...{ prompts: [prompt], canAct: true },
};

export const EXAMPLES = {
  ...{ matchId, inviteToken, table, lobby, match },
  me: { id: '019bd39e-11d0-7f52-8a3c-6a0b4d2e9c55', name: 'Ana', isGuest: false },
  game: {
    ...{ key: 'ginkgopolis', name: 'Ginkgopolis', rulesVersion: 1, seats: { min: 2, max: 5, suggested: 3 } },
    bots: ['random', 'normal'],
    options: [{ key: 'characters', values: ['starter', 'draft'], default: 'starter' }],
  },
  line: {
    ...facts,
    status: 'running' as const,
    startedAt: '2027-01-14T18:32:10.000Z',
    seats: [ana, bot],
    yourPrompt: { id: prompt.id, kind: prompt.kind, openedAt: '2027-01-15T07:02:44.120Z' },
  },
  waiting: {
    ...{ matchId, game: 'ginkgopolis', promptId: prompt.id, kind: prompt.kind },
    ...{ openedAt: '2027-01-15T07:02:44.120Z', dueAt: due.dueAt },
  },
  question: { ...prompt, legalCommands: [command] },
  answer: { promptId: prompt.id, commandId: '5b0c3a52-9f9e-4d1c-8a6f-0d8f3b1f7e21', command },
  log: {
    latestStep: 14,
    entries: [
      {
        ...{ step: 14, at: '2027-01-15T07:02:44.120Z', type: 'RoundBegan', data: { round: 3 } },
        text: 'Round 3 begins.',
      },
    ],
  },
};
