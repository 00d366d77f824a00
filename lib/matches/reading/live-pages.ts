import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import type { Change } from '../stream/change-notices';
import { listenForChanges } from '../stream/change-notices';
import { homePage, matchesOn } from './home-page';
import type { RoomSubject, Watcher } from './live-room';
import { LiveRoom } from './live-room';
import { matchPulses } from './match-pulse';

/** Pages that one process keeps fresh at once. Whoever finds no room asks from time to time instead. */
export const LIVE_PAGES = { inAll: 2_000, ofStrangers: 500, ofOneUser: 4 } as const;

/** Should a notice be lost after all, the page is late by no more than this. */
const SWEEP_MS = 60_000;

/** A page that is to be kept fresh: a match, or the user's own first page. */
export type LivePage = Readonly<{ of: 'match'; matchId: string }> | Readonly<{ of: 'home'; userId: string }>;

type Leave = () => void;

/** The open pages of a process, by what they show. */
class LivePages {
  private readonly rooms = new Map<string, LiveRoom>();
  private readonly closing = new AbortController();
  private isListening = false;

  /** Joins the others who watch the same; `undefined` when there are too many. */
  watch(page: LivePage, watcher: Watcher): Leave | undefined {
    if (!this.hasRoomFor(watcher.userId)) return undefined;
    this.listen();
    const key = page.of === 'match' ? page.matchId : `home of ${page.userId}`;
    const room =
      this.rooms.get(key) ?? new LiveRoom(page.of === 'match' ? matchRoom(page.matchId) : homeRoom(page.userId));
    this.rooms.set(key, room);
    room.join(watcher);
    if (this.closing.signal.aborted) watcher.end();
    return () => {
      room.leave(watcher);
      if (room.watchers.length === 0 && this.rooms.get(key) === room) this.rooms.delete(key);
    };
  }

  get watchers(): readonly Watcher[] {
    return [...this.rooms.values()].flatMap((room) => room.watchers);
  }

  close(): void {
    this.closing.abort();
    for (const { end } of this.watchers) end();
  }

  private hasRoomFor(userId: string | undefined): boolean {
    const { watchers } = this;
    const alike = watchers.filter((watcher) => watcher.userId === userId).length;
    return watchers.length < LIVE_PAGES.inAll && alike < (userId ? LIVE_PAGES.ofOneUser : LIVE_PAGES.ofStrangers);
  }

  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    const { signal } = this.closing;
    const checkAll = () => {
      for (const room of this.rooms.values()) room.check();
    };
    const onChange = (change: Change) => {
      for (const room of this.rooms.values()) room.hear(change);
    };
    listenForChanges({ connectionString: env().DATABASE_URL, onChange, onListening: checkAll, signal }).catch(
      (error: unknown) => logger.error({ err: error }, 'Changes of matches are not heard any more'),
    );
    const sweep = setInterval(checkAll, SWEEP_MS);
    signal.addEventListener('abort', () => clearInterval(sweep));
    // The web server waits for its answers to end, and these would not end by themselves.
    process.once('SIGTERM', () => this.close());
    process.once('SIGINT', () => this.close());
  }
}

function matchRoom(matchId: string): RoomSubject {
  return {
    concerns: (change) => change.matchId === matchId,
    read: (userIds) => matchPulses(matchId, userIds),
    restMs: 100,
  };
}

function homeRoom(userId: string): RoomSubject {
  let shown: ReadonlySet<string> = new Set();
  return {
    // A table before its start, or one that starts, may come into the lists or leave them. What is said is not shown.
    concerns: ({ matchId, version, started, isChat }) =>
      !isChat && (version === 0 || started === true || shown.has(matchId)),
    read: async () => {
      const page = await homePage(userId);
      shown = matchesOn(page);
      return new Map([[userId, page.pulse]]);
    },
    restMs: 1_000,
  };
}

/** Kept through hot reloads, and one for all routes of a process: each has a connection of its own. */
const kept = globalThis as typeof globalThis & { turnleafLivePages?: LivePages };
kept.turnleafLivePages ??= new LivePages();
const livePages = kept.turnleafLivePages;

/** Tells a watcher the pulse of its page now and whenever it changes; `undefined` when too many pages are open. */
export function watchPage(page: LivePage, watcher: Watcher): Leave | undefined {
  return livePages.watch(page, watcher);
}

/** Ends what is told to all pages of this process. */
export function stopWatching(): void {
  livePages.close();
}
