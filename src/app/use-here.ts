import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** When and where somebody reads. */
export type Here = { now: Date; timeZone: string };

let here: Here | undefined;
let clock: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function look(): Here {
  here = { now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return here;
}

function tick() {
  look();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // A page that nobody watched the clock on may come back an hour later.
    look();
    clock = setInterval(tick, MINUTE_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(clock);
  };
}

/** Undefined in the server's document, which does not know where it is read. Moves on by the minute. */
export function useHere(): Here | undefined {
  return useSyncExternalStore(
    subscribe,
    () => here ?? look(),
    () => undefined,
  );
}
