import { dayPaths } from '../../../rules/paths.ts';

/** The page opens without a line from now on. Where the browser has no workers, it works as long as it stays open. */
export async function registerWorker(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(dayPaths.worker(), { scope });
    const ready = registration.active ?? registration.waiting ?? registration.installing;
    ready?.postMessage(window.location.pathname);
    // So that the browser does not clear away what was done when it needs room.
    await navigator.storage?.persist?.();
  } catch {
    // Switched off, as in a private window.
  }
}
