import { useEffect } from 'react';

/** Long enough for what the page itself still fetches. */
const WAIT_MS = 1_500;

/** Code that a press will ask for, fetched while there is a connection. What cannot be had now is asked for again by the press. */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [loads]);
}
