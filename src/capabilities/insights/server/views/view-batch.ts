import { calendarDateOf } from '#base/calendar-date.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { addViews, type CountedView, listViewed, saltOf } from './views.store.ts';
import { type Visitor, visitorMark } from './visitor-mark.ts';

export type View = Visitor & { storefrontUuid: string };

type Waiting = View & { at: Date };

export type ViewBatch = {
  add(view: View): void;
  /** Writes what waits; who looked again meanwhile counts once. */
  flush(): Promise<void>;
  /** The last write of a process. */
  stop(): Promise<void>;
};

/** As long as a view may wait, and as much as a killed process can lose. */
const WAIT_MS = 2_000;
/** A process that cannot write keeps no more than this; further views are not counted. */
const MOST_WAITING = 10_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>;

async function write({ db, clock }: Deps, waiting: readonly Waiting[]): Promise<void> {
  await transact(db, async (tx) => {
    const listings = await listViewed(tx, [...new Set(waiting.map((view) => view.storefrontUuid))]);
    const listingOf = new Map(listings.map((listing) => [listing.uuid, listing]));
    const counted: CountedView[] = [];
    const salts = new Map<string, string>();
    for (const { storefrontUuid, at, ...visitor } of waiting) {
      const listing = listingOf.get(storefrontUuid);
      if (!listing) continue;
      const day = calendarDateOf(at, listing.timeZone);
      const salt = salts.get(day) ?? (await saltOf(tx, day, clock.token()));
      salts.set(day, salt);
      counted.push({ storefrontId: listing.id, day, visitor: visitorMark(salt, listing.id, visitor) });
    }
    if (counted.length > 0) await addViews(tx, counted);
  });
}

/** Gathers views and writes them together every two seconds: a page that many look at costs one statement, not one each. */
export function createViewBatch(deps: Deps): ViewBatch {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  function schedule(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => deps.log.warn({ err: error }, 'views could not be written yet'));
    }, WAIT_MS).unref();
  }

  /** The database was away, or a listing left just then: they wait for the next turn. */
  function takeBack(batch: ReadonlyMap<string, Waiting>): void {
    for (const [key, view] of batch) {
      if (waiting.size < MOST_WAITING && !waiting.has(key)) waiting.set(key, view);
    }
    schedule();
  }

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = new Map();
    if (batch.size === 0) return;
    try {
      await write(deps, [...batch.values()]);
    } catch (error) {
      takeBack(batch);
      throw error;
    }
  }

  function flush(): Promise<void> {
    const mine = turn.then(writeWaiting);
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    add(view) {
      if (waiting.size >= MOST_WAITING) return;
      const key = JSON.stringify([view.storefrontUuid, view.address, view.userAgent]);
      if (!waiting.has(key)) waiting.set(key, { ...view, at: deps.clock.now() });
      schedule();
    },
    flush,
    async stop() {
      try {
        await flush();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
