import { LRUCache } from 'lru-cache';
import type { PackedDocument } from './pack-document.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;
/** Addresses with parameters can be made up without end, so they have a part of their own and push out only each other. */
const FILTERED_SHARE = 0.25;
/** A list of ten thousand addresses is asked for once a day; keeping it would cost the place of a dozen pages. */
const LARGEST_ENTRY_BYTES = LARGEST_BYTES / 256;
/** For so long after a page could not be rendered nobody waits for another try: the old ones are served at once. */
const AFTER_FAILURE_MS = 5_000;
/** A page that changes faster than it renders is sent as it is and not kept. */
const MOST_ATTEMPTS = 3;

type Times = {
  /** Older ones are still served while a new one is rendered … */
  freshMs: number;
  /** … and beyond this age not even that, unless nothing newer is to be had: whoever asks waits for the new one. */
  oldestMs: number;
  now(): number;
};

type Run = { document: Promise<PackedDocument>; changed: Set<string>; isAllChanged: boolean };

type Produce = () => Promise<PackedDocument>;

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Public documents with their compressed bytes. Each is rendered by one request at a time, however many ask. */
export function createDocumentCache({ freshMs, oldestMs, now }: Times) {
  const keysBySubject = new Map<string, Set<string>>();
  const plain = createShelf(1 - FILTERED_SHARE);
  const filtered = createShelf(FILTERED_SHARE);
  const running = new Map<string, Run>();
  let failedAt = Number.NEGATIVE_INFINITY;

  function createShelf(share: number) {
    const maxSize = LARGEST_BYTES * share;
    return new LRUCache<string, PackedDocument>({
      maxSize,
      maxEntrySize: Math.min(LARGEST_ENTRY_BYTES, maxSize),
      sizeCalculation: ({ keptBytes }) => keptBytes,
      dispose: (document, key) => forgetSubjects(document, key),
    });
  }

  function forgetSubjects({ shows }: PackedDocument, key: string): void {
    for (const subject of shows) {
      const keys = keysBySubject.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) keysBySubject.delete(subject);
    }
  }

  const shelfOf = (key: string) => (key.includes('?') ? filtered : plain);

  function keep(key: string, document: PackedDocument): void {
    // The older version first, so that its subjects are forgotten before those of the new one are noted.
    const shelf = shelfOf(key);
    shelf.delete(key);
    shelf.set(key, document);
    if (!shelf.has(key)) return;
    for (const subject of document.shows) {
      keysBySubject.set(subject, (keysBySubject.get(subject) ?? new Set()).add(key));
    }
  }

  /** What changed while its page was being rendered may be on it in its old form: such a page is rendered again. */
  async function renderCurrent(key: string, run: Run, produce: Produce): Promise<PackedDocument> {
    for (let attempt = 1; ; attempt += 1) {
      run.changed.clear();
      run.isAllChanged = false;
      const document = await produce();
      const isOutdated = run.isAllChanged || document.shows.some((subject) => run.changed.has(subject));
      if (isOutdated && attempt < MOST_ATTEMPTS) continue;
      if (document.status === 200 && !document.isPrivate && !isOutdated) keep(key, document);
      // A page that is gone must go; one that only failed to render may still be served as it was.
      else if (document.status < 500) shelfOf(key).delete(key);
      return document;
    }
  }

  function render(key: string, produce: Produce): Promise<PackedDocument> {
    const known = running.get(key);
    if (known) return known.document;
    const started = Promise.withResolvers<PackedDocument>();
    const run: Run = { document: started.promise, changed: new Set(), isAllChanged: false };
    running.set(key, run);
    renderCurrent(key, run, produce)
      .finally(() => running.delete(key))
      .then(started.resolve, (error: unknown) => {
        failedAt = now();
        started.reject(error);
      });
    return started.promise;
  }

  function atHand(key: string): PackedDocument | undefined {
    const known = shelfOf(key).get(key);
    const oldest = now() - failedAt < AFTER_FAILURE_MS ? Number.POSITIVE_INFINITY : oldestMs;
    return known && now() - known.renderedAt <= oldest ? known : undefined;
  }

  /** While nothing can be rendered, as without the database, what was drawn last goes on being shown. */
  async function renderOrKept(
    key: string,
    produce: Produce,
    onRefreshError: (error: unknown) => void,
  ): Promise<PackedDocument> {
    try {
      return await render(key, produce);
    } catch (error) {
      const kept = shelfOf(key).get(key);
      if (!kept) throw error;
      onRefreshError(error);
      return kept;
    }
  }

  return {
    has: (key: string): boolean => atHand(key) !== undefined,
    async get(
      key: string,
      produce: Produce,
      onRefreshError: (error: unknown) => void,
    ): Promise<PackedDocument> {
      const known = atHand(key);
      if (!known) return renderOrKept(key, produce, onRefreshError);
      if (now() - known.renderedAt > freshMs) render(key, produce).catch(onRefreshError);
      return known;
    },
    /** Something changed: no document that shows it is served any more. */
    drop(subject: string): void {
      for (const run of running.values()) run.changed.add(subject);
      for (const key of [...(keysBySubject.get(subject) ?? [])]) shelfOf(key).delete(key);
    },
    /** Changes may have been missed. */
    dropAll(): void {
      for (const run of running.values()) run.isAllChanged = true;
      plain.clear();
      filtered.clear();
    },
  };
}
