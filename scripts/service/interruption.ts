/** Ctrl-C, a polite kill, or the end of the terminal. */
export class Interruption extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts when somebody asks this process to stop. */
export function interruptionSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => controller.abort(new Interruption(signal)));
  watchNpm(controller);
  return controller.signal;
}

/** `npm start` may be killed without passing the signal on: the service then has a new parent, and stops too. */
function watchNpm(controller: AbortController): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) controller.abort(new Interruption('npm has ended'));
  }, 500);
  watch.unref();
}

/** Rejects with the interruption as soon as it comes, if it comes before the work is done. */
export function unlessInterrupted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const interrupted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, interrupted]);
}
