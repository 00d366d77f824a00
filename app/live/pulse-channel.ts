/** A stream that says nothing at all, from the first, is kept back by something in between. */
const FIRST_WORD_MS = 6_000;
/** The server beats every 20 seconds: two missed ones mean that nobody is there. */
const SILENCE_MS = 50_000;
const ASK_MS = 2_000;
const ASK_IDLE_MS = 15_000;
/** A stream that has lived this long broke by accident. */
const SOUND_MS = 10_000;
const STREAM_AGAIN_MS = { first: 10_000, longest: 240_000 } as const;

export type Answer =
  | Readonly<{ outcome: 'pulse'; pulse: string }>
  /** The server is there, but does not say. */
  | Readonly<{ outcome: 'busy' }>
  | Readonly<{ outcome: 'unreachable' }>;

export type Stream = Readonly<{ close: () => void }>;
export type StreamEars = Readonly<{
  onPulse: (pulse: string) => void;
  onBeat: () => void;
  onGone: () => void;
  onBroken: () => void;
}>;

export type ChannelTools = Readonly<{
  openStream: (ears: StreamEars) => Stream;
  ask: () => Promise<Answer>;
  /** Nobody has touched this page for a while. */
  isIdle: () => boolean;
}>;

export type ChannelEars = Readonly<{
  /** The pulse as it is now, perhaps the same again; `gone` when the page is not for this reader any more. */
  onPulse: (pulse: string) => void;
  onReachable: (isReachable: boolean) => void;
}>;

export type PulseChannel = Readonly<{
  /** Nobody looks: nothing is asked until `wake`. */
  rest: () => void;
  /** Looks at once. */
  wake: () => void;
  /** The browser knows that there is no network. */
  loseNetwork: () => void;
}>;

/**
 * Keeps hearing how a page's pulse is: from a stream of the server, and where that cannot be had by asking every few
 * seconds. What was missed meanwhile is learnt with the next word, because each says how it is now.
 */
export function pulseChannel(tools: ChannelTools, ears: ChannelEars): PulseChannel {
  let stream: Stream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: string | undefined;
  let streamAgainAt = 0;
  /** A stream that cannot be had is tried more and more seldom. */
  let patience: number = STREAM_AGAIN_MS.first;
  /** Answers to questions from before the last rest or wake come too late. */
  let period = 0;

  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const rest = () => {
    period++;
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };
  const hear = (pulse: string | undefined) => {
    ears.onReachable(true);
    latest = pulse ?? latest;
    if (latest !== undefined) ears.onPulse(latest);
  };

  const listen = () => {
    const mine = ++period;
    const begunAt = Date.now();
    const onWord = (pulse?: string) => {
      if (mine !== period) return;
      after(SILENCE_MS, onBroken);
      hear(pulse);
    };
    const onBroken = () => {
      if (mine !== period) return;
      rest();
      const isSound = Date.now() - begunAt > SOUND_MS;
      patience = isSound ? STREAM_AGAIN_MS.first : Math.min(patience * 2, STREAM_AGAIN_MS.longest);
      streamAgainAt = isSound ? 0 : Date.now() + patience;
      void look();
    };
    const onGone = () => {
      onWord('gone');
      rest();
    };
    after(FIRST_WORD_MS, onBroken);
    stream = tools.openStream({ onPulse: onWord, onBeat: onWord, onGone, onBroken });
  };

  const look = async () => {
    const mine = ++period;
    const answer = await tools.ask();
    if (mine !== period) return;
    if (answer.outcome === 'unreachable') ears.onReachable(false);
    else hear(answer.outcome === 'pulse' ? answer.pulse : undefined);
    if (answer.outcome === 'pulse' && Date.now() >= streamAgainAt) listen();
    else after(tools.isIdle() ? ASK_IDLE_MS : ASK_MS, () => void look());
  };

  return {
    rest,
    wake: () => {
      rest();
      listen();
    },
    loseNetwork: () => {
      rest();
      ears.onReachable(false);
      after(ASK_MS, () => void look());
    },
  };
}
