import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { isDayCache } from '#capabilities/day-of/rules/day-cache.ts';
import { DAY_DATABASE } from '#capabilities/day-of/rules/day-database.ts';
import { toastStore } from '#ui/toast-store.ts';

/** What pages kept here may be somebody's: words not sent yet, places, vendors. The next one at this computer finds none. */
async function forgetPerson(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    // What a phone keeps of the wedding day: who comes and what they need.
    indexedDB.deleteDatabase(DAY_DATABASE);
    const pages = (await caches.keys()).filter(isDayCache);
    await Promise.all(pages.map((name) => caches.delete(name)));
  } catch {
    // Storage can be switched off; then nothing was kept there.
  }
}

export async function logOut(next: string): Promise<void> {
  try {
    await api.identity.auth.signOut();
    await forgetPerson();
    await leaveTo(next);
  } catch {
    toastStore.show({
      tone: 'negative',
      message: 'We couldn’t log you out. Please try again.',
      autoDismissMs: 10_000,
    });
  }
}
