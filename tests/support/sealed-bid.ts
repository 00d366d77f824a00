import { z } from 'zod';
import { accept, assertNever, reject } from '@/lib/engine/decision';
import { defineGame } from '@/lib/engine/game';
import type { Decision, Event, IssuedCommand, MatchSetup, Prompt, Seat, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';

/**
 * The smallest game with everything the platform hosts: a shuffle in the opening and in each round, choices sealed at
 * the same time that may be changed until the last is in, hidden information, an end. For tests of the platform only.
 */
const HIGHEST_BID = 3;
const PRIZES = [1, 2, 3, 4, 5] as const;

const options = z.object({ rounds: z.coerce.number().int().min(1).max(500).default(3) });
type Options = z.infer<typeof options>;

const command = z.object({
  type: z.literal('PlaceBid'),
  data: z.object({
    amount: z
      .number()
      .int()
      .min(0)
      .max(HIGHEST_BID + 1),
  }),
});
type SealedBidCommand = z.infer<typeof command>;

const prizes = z.array(z.number());
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('RoundBegan'), data: z.object({ round: z.number(), prizes }) }),
  z.object({
    type: z.literal('BidPlaced'),
    data: z.object({ seat: z.number(), amount: z.number(), again: z.boolean() }),
  }),
  z.object({ type: z.literal('BidsRevealed'), data: z.object({ amounts: z.array(z.number()) }) }),
  z.object({ type: z.literal('AuctionClosed'), data: z.object({ scores: z.array(z.number()) }) }),
]);
type SealedBidEvent = z.infer<typeof event>;

type State = Readonly<{
  seatCount: number;
  rounds: number;
  round: number;
  prizes: readonly number[];
  bids: Readonly<Record<Seat, number>>;
  scores: readonly number[];
  isClosed: boolean;
}>;

const seatsOf = ({ seatCount }: { seatCount: number }) => Array.from({ length: seatCount }, (_, seat) => seat);

function initialState({ seatCount, options: { rounds } }: MatchSetup<Options>): State {
  const scores = seatsOf({ seatCount }).map(() => 0);
  return { seatCount, rounds, round: 0, prizes: [], bids: {}, scores, isClosed: false };
}

function evolve(state: State, happened: SealedBidEvent): State {
  switch (happened.type) {
    case 'RoundBegan':
      return { ...state, ...happened.data, bids: {} };
    case 'BidPlaced':
      return { ...state, bids: { ...state.bids, [happened.data.seat]: happened.data.amount } };
    case 'BidsRevealed': {
      const { amounts } = happened.data;
      const best = Math.max(...amounts);
      return {
        ...state,
        scores: state.scores.map((score, seat) => score + (amounts[seat] === best ? prizeOf(state) : 0)),
      };
    }
    case 'AuctionClosed':
      return { ...state, isClosed: true };
    default:
      return assertNever(happened);
  }
}

const prizeOf = ({ prizes: [prize = 0] }: State) => prize;

const beginRound = (round: number, random: RandomSource): SealedBidEvent => ({
  type: 'RoundBegan',
  data: { round, prizes: shuffle(PRIZES, random) },
});

function decide(issued: IssuedCommand<SealedBidCommand>, state: State, random: RandomSource): Decision<SealedBidEvent> {
  const { amount } = issued.data;
  if (amount > HIGHEST_BID) return reject('bid-too-high', { highest: HIGHEST_BID });
  const again = state.bids[issued.seat] !== undefined;
  const placed: SealedBidEvent = { type: 'BidPlaced', data: { seat: issued.seat, amount, again } };
  const after = evolve(state, placed);
  if (Object.keys(after.bids).length < state.seatCount) return accept(placed);
  const revealed: SealedBidEvent = {
    type: 'BidsRevealed',
    data: { amounts: seatsOf(state).map((seat) => after.bids[seat] ?? 0) },
  };
  if (state.round < state.rounds) return accept<SealedBidEvent>(placed, revealed, beginRound(state.round + 1, random));
  return accept<SealedBidEvent>(placed, revealed, {
    type: 'AuctionClosed',
    data: { scores: [...evolve(after, revealed).scores] },
  });
}

function openPrompts(state: State): readonly Prompt[] {
  if (state.isClosed || state.round === 0) return [];
  return seatsOf(state).map((seat) => ({
    id: `round-${state.round} seat-${seat}`,
    seat,
    kind: 'place-bid',
    settled: state.bids[seat] !== undefined,
  }));
}

const legalCommands = (): readonly SealedBidCommand[] =>
  [0, 1, 2, HIGHEST_BID].map((amount) => ({ type: 'PlaceBid', data: { amount } }));

function viewFor(state: State, viewer: Viewer) {
  const own = viewer.role === 'seat' ? { yourBid: state.bids[viewer.seat] ?? null } : {};
  const all = viewer.role === 'hindsight' ? { bids: state.bids } : {};
  const sealed = Object.keys(state.bids).map(Number);
  return { round: state.round, prize: prizeOf(state), scores: state.scores, sealed, ...own, ...all };
}
type View = ReturnType<typeof viewFor>;

function redactEvent(happened: SealedBidEvent, viewer: Viewer): Event | undefined {
  if (happened.type === 'RoundBegan') return { type: 'RoundBegan', data: { round: happened.data.round } };
  if (happened.type !== 'BidPlaced' || viewer.role === 'hindsight') return happened;
  const isOwn = viewer.role === 'seat' && viewer.seat === happened.data.seat;
  if (isOwn) return happened;
  return happened.data.again ? undefined : { type: 'BidPlaced', data: { seat: happened.data.seat } };
}

export const sealedBid = defineGame<State, SealedBidEvent, SealedBidCommand, View, Options>({
  metadata: {
    key: 'sealed-bid',
    rulesVersion: 1,
    seats: { min: 2, max: 5, suggested: 3 },
    minutes: 1,
    options: [{ key: 'rounds', values: ['1', '3'], default: '3' }],
  },
  optionsSchema: options,
  commandSchema: command,
  eventSchema: event,
  initialState,
  decide,
  evolve,
  start: (_, random) => [beginRound(1, random)],
  openPrompts,
  legalCommands,
  fallbackCommand: () => ({ type: 'PlaceBid', data: { amount: 0 } }),
  outcome: ({ isClosed, scores }) =>
    isClosed
      ? {
          standings: scores.map((score, seat) => ({
            seat,
            score,
            rank: 1 + scores.filter((other) => other > score).length,
          })),
        }
      : undefined,
  round: ({ round }) => round,
  viewFor,
  redactEvent,
  logLine: ({ type, data }) => {
    if (type !== 'BidPlaced' || !('seat' in data)) return { key: type, values: {} };
    return { key: type, values: { player: { kind: 'seat', seat: Number(data.seat) } } };
  },
  shufflesOf: (happened) => (happened.type === 'RoundBegan' ? [{ from: PRIZES, to: happened.data.prizes }] : []),
  brokenInvariants: ({ prizes }) => (prizes.length === PRIZES.length ? [] : ['a prize is missing']),
  bots: {
    cautious: ({ legalCommands: [first] }) => {
      if (!first) throw new Error('Nothing to bid');
      return first;
    },
  },
});
