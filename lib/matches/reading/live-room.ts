import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '@/lib/logger';
import type { Change } from '../stream/change-notices';

const TRY_AGAIN_MS = 2_000;

/** An open page. */
export type Watcher = Readonly<{
  userId: string | undefined;
  /** Hears the pulse first, and then each new one; `undefined` when the page is not for its viewer any more. */
  tell: (pulse: string | undefined) => void;
  /** No more is told: the process stops. */
  end: () => void;
}>;

export type Pulses = ReadonlyMap<string | undefined, string | undefined>;

/** What a room is about. */
export type RoomSubject = Readonly<{
  /** Whether a page of this room may look different after a change. */
  concerns: (change: Change) => boolean;
  /** The pulses of these users' pages now. */
  read: (userIds: ReadonlySet<string | undefined>) => Promise<Pulses>;
  /** Between two readings: a burst of moves is told as one. */
  restMs: number;
}>;

/** All open pages of this process about the same thing: one reading serves them all. */
export class LiveRoom {
  private readonly told = new Map<Watcher, string | undefined>();
  private isDue = false;
  private isChecking = false;

  constructor(private readonly subject: RoomSubject) {}

  get watchers(): readonly Watcher[] {
    return [...this.told.keys()];
  }

  join(watcher: Watcher): void {
    this.told.set(watcher, undefined);
    this.check();
  }

  leave(watcher: Watcher): void {
    this.told.delete(watcher);
  }

  hear(change: Change): void {
    if (this.subject.concerns(change)) this.check();
  }

  /** Tells everybody whose page has changed. What happens while it reads makes it read once more. */
  check(): void {
    this.isDue = true;
    if (this.isChecking) return;
    void this.checkWhileDue();
  }

  private async checkWhileDue(): Promise<void> {
    this.isChecking = true;
    try {
      while (this.isDue && this.told.size > 0) await this.checkOnce();
    } catch (error) {
      logger.warn({ err: error }, 'Open pages cannot be told what is new at the moment; trying again');
      setTimeout(() => this.check(), TRY_AGAIN_MS).unref();
    } finally {
      this.isChecking = false;
    }
  }

  private async checkOnce(): Promise<void> {
    this.isDue = false;
    const asked = this.watchers;
    const pulses = await this.subject.read(new Set(asked.map(({ userId }) => userId)));
    for (const watcher of asked) this.tellIfNew(watcher, pulses.get(watcher.userId));
    await sleep(this.subject.restMs);
  }

  private tellIfNew(watcher: Watcher, pulse: string | undefined): void {
    if (!this.told.has(watcher)) return;
    if (pulse !== undefined && this.told.get(watcher) === pulse) return;
    this.told.set(watcher, pulse);
    watcher.tell(pulse);
  }
}
