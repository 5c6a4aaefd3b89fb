import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import { listCards } from './cards.store.ts';
import type { ListedCard } from './kept-card.ts';

/** A row of the search and the change that wrote it. */
export type WantedCard = { id: number; version: number };

/** Some sixty megabytes of text: the first pages of everything people look for. */
const MOST_CARDS = 60_000;

export type CardShelf = (wanted: readonly WantedCard[]) => Promise<Map<number, ListedCard>>;

/**
 * Cards that were shown lately. A card is good for as long as its search row is the one it was read with, and the
 * search learns of a new row before every answer.
 */
export function createCardShelf({ db }: Pick<Platform, 'db'>): CardShelf {
  const shelf = new LRUCache<number, { version: number; card: ListedCard }>({ max: MOST_CARDS });
  return async (wanted) => {
    const found = new Map<number, ListedCard>();
    const missing = new Map<number, number>();
    for (const { id, version } of wanted) {
      const known = shelf.get(id);
      if (known?.version === version) found.set(id, known.card);
      else missing.set(id, version);
    }
    if (missing.size === 0) return found;
    for (const card of await listCards(db, [...missing.keys()])) {
      shelf.set(card.id, { version: missing.get(card.id) ?? 0, card });
      found.set(card.id, card);
    }
    return found;
  };
}
