import { isNothing, type KeptChanges, readKept } from '../../../rules/editing/local/kept-changes.ts';

const PREFIX = 'website-changes';

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Closed by the browser's settings: what is written lives as long as the page.
    return undefined;
  }
}

function keysOf(keptAs: string): string[] {
  const shelf = storage();
  if (!shelf) return [];
  const keys = Array.from({ length: shelf.length }, (_, place) => shelf.key(place) ?? '');
  return keys.filter((key) => key.startsWith(`${PREFIX}:${keptAs}:`));
}

/**
 * Where a page keeps what the server does not have yet. Each page has a place of its own and a lock for as long as it lives;
 * what a page left that was closed or died, another one takes up, once.
 */
export function openShelf(keptAs: string, pageId: string, takeUp: (left: KeptChanges) => void) {
  const own = `${PREFIX}:${keptAs}:${pageId}`;
  const forever = new Promise<void>(() => undefined);

  function take(key: string) {
    const shelf = storage();
    const left = readKept(shelf?.getItem(key) ?? null);
    // First on a place of our own, then gone from theirs: whatever ends us in between, it is there.
    if (!isNothing(left)) takeUp(left);
    shelf?.removeItem(key);
  }

  function lock(key: string, then: () => Promise<void> | void) {
    navigator.locks.request(key, then).catch(() => undefined);
  }

  return {
    open() {
      const others = keysOf(keptAs).filter((key) => key !== own);
      if (!('locks' in navigator)) return others.forEach(take);
      lock(own, () => forever);
      // Granted once the page that wrote it is gone.
      for (const key of others) lock(key, () => take(key));
    },
    keep(kept: KeptChanges) {
      try {
        if (isNothing(kept)) storage()?.removeItem(own);
        else storage()?.setItem(own, JSON.stringify(kept));
      } catch {
        // A full shelf: it is still on its way from this page.
      }
    },
  };
}
