import { isDayCache } from '../../../rules/day-cache.ts';

/** A page that opens nothing any more is not kept either: its address is a secret. */
export async function forgetPage(): Promise<void> {
  try {
    for (const name of (await caches.keys()).filter(isDayCache))
      await (await caches.open(name)).delete(window.location.pathname, { ignoreVary: true });
  } catch {
    // Where the browser keeps nothing for pages, nothing was kept.
  }
}
