import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PackedDocument } from './pack-document.ts';

const LARGEST_BYTES = 48 * 1024 * 1024;

type Page = { madeOf: string; document: PackedDocument };

/**
 * The last document of each address, with what it was made of. A change is announced for all pages that might show it, and
 * most of them turn out as they were: their data is read again, but they are neither drawn nor packed again. Unlike a cache
 * it cannot be out of date.
 */
export function createPageMemory(today: () => string) {
  const pages = new LRUCache<string, Page>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ document }) => document.keptBytes,
  });
  return {
    /** Begins a page; its data is compared once, when it is there. */
    begin(address: string) {
      const before = pages.get(address);
      let madeOf: string | undefined;
      return {
        isUnchanged(data: string): boolean {
          // Pages may name the year or the day besides their data.
          madeOf = hash('sha256', `${today()} ${data}`, 'base64');
          return before?.madeOf === madeOf;
        },
        asBefore(): PackedDocument {
          if (!before) throw new Error('There is no earlier document.');
          return before.document;
        },
        keep(document: PackedDocument): void {
          if (madeOf !== undefined && document.status === 200) pages.set(address, { madeOf, document });
        },
      };
    },
  };
}
