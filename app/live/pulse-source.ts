import { fieldsOf, textIn } from '@/lib/requests/answer-fields';
import { areHandsIdle } from './hands';
import type { Answer, ChannelTools, Stream, StreamEars } from './pulse-channel';

const IDLE_AFTER_MS = 120_000;
const TOO_MANY = 429;

/** How the pulse is heard of that the API has below `source`. */
export function pulseSource(source: string): ChannelTools {
  return {
    openStream: (ears) => openStream(`${source}/live`, ears),
    ask: () => ask(`${source}/pulse`),
    isIdle: () => areHandsIdle(IDLE_AFTER_MS),
  };
}

function openStream(url: string, { onPulse, onBeat, onGone, onBroken }: StreamEars): Stream {
  const events = new EventSource(url);
  events.addEventListener('pulse', ({ data }) => onPulse(data));
  events.addEventListener('beat', () => onBeat());
  events.addEventListener('gone', () => onGone());
  // The browser would try again by itself in some cases and not in others: we do in all of them.
  events.addEventListener('error', () => onBroken());
  return { close: () => events.close() };
}

async function ask(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    if (response.status >= 500) return { outcome: 'unreachable' };
    if (response.status === TOO_MANY) return { outcome: 'busy' };
    // Not for this reader any more.
    if (!response.ok) return { outcome: 'pulse', pulse: 'gone' };
    return { outcome: 'pulse', pulse: textIn(fieldsOf(await response.json()), 'pulse') };
  } catch {
    // No network, or the service restarts: the page says so and tries again.
    return { outcome: 'unreachable' };
  }
}
