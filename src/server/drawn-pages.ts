import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PackedDocument } from './pack-document.ts';

const LARGEST_BYTES = 32 * 1024 * 1024;
/** What somebody reads does not stay here longer than they need to come back, or to open it once more. */
const KEPT_MS = 60_000;

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/**
 * Pages of people, each under everything it was made of: who asked, its address, its status and every word that its
 * loaders gave. Loaders always read, for whoever asks. Only guests share a page, where their data say the same letter by
 * letter.
 */
export function createDrawnPages() {
  const pages = new LRUCache<string, PackedDocument>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ keptBytes }) => keptBytes,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  return {
    /** Begins a page; what it is made of is known when its loaders have read. */
    begin(address: string, userId: string | null) {
      let madeOf: string | undefined;
      let drawn: PackedDocument | undefined;
      return {
        isUnchanged(data: string): boolean {
          madeOf = hash('sha256', JSON.stringify([userId, address, data]), 'base64');
          drawn = pages.get(madeOf);
          return drawn !== undefined;
        },
        asBefore(): PackedDocument {
          if (!drawn) throw new Error('Nobody has drawn this page.');
          return drawn;
        },
        keep(document: PackedDocument): void {
          if (madeOf !== undefined && document.status === 200) pages.set(madeOf, document);
        },
      };
    },
  };
}
