import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listCardRows } from './cards.store.ts';
import { type KnownParts, knownPartsOf, presentCard } from './present.ts';

/** A row of the search and the change that wrote it. */
export type WantedCard = { id: number; version: number };
export type ShelvedCard = { version: number; card: VendorCard; known: KnownParts };

/** Some twenty megabytes: the first pages of everything people look for. */
const MOST_CARDS = 5_000;
/** Who is new stops being so without a change of the listing; nobody reads it for longer. */
const LONGEST_MS = 60_000;

export type CardShelf = (wanted: readonly WantedCard[]) => Promise<Map<number, ShelvedCard>>;

/**
 * Cards that were shown lately. A card is good for as long as its search row is the one it was read with, and the
 * search learns of a new row before every answer.
 */
export function createCardShelf({ db, clock }: Pick<Platform, 'db' | 'clock'>): CardShelf {
  const shelf = new LRUCache<number, ShelvedCard>({ max: MOST_CARDS, ttl: LONGEST_MS });
  return async (wanted) => {
    const found = new Map<number, ShelvedCard>();
    const missing = new Map<number, number>();
    for (const { id, version } of wanted) {
      const known = shelf.get(id);
      if (known?.version === version) found.set(id, known);
      else missing.set(id, version);
    }
    if (missing.size === 0) return found;
    const now = clock.now();
    for (const row of await listCardRows(db, [...missing.keys()])) {
      const shelved = {
        version: missing.get(row.id) ?? 0,
        card: presentCard(row, now),
        known: knownPartsOf(row),
      };
      shelf.set(row.id, shelved);
      found.set(row.id, shelved);
    }
    return found;
  };
}
