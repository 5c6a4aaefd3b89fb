import { LRUCache } from 'lru-cache';
import type { CategoryRows } from './category-rows.ts';

/** What a look depends on besides the rows is the hour: paid placements run out. */
const LONGEST_MS = 60_000;

export type LookMemory<T extends object> = (question: string, rows: CategoryRows, look: () => T) => T;

/** Looks that were made before, as long as no row of the category has changed since. */
export function createLookMemory<T extends object>(most = 1_000): LookMemory<T> {
  const looks = new LRUCache<string, { revision: number; result: T }>({ max: most, ttl: LONGEST_MS });
  return (question, rows, look) => {
    const known = looks.get(question);
    if (known?.revision === rows.revision) return known.result;
    const result = look();
    looks.set(question, { revision: rows.revision, result });
    return result;
  };
}
