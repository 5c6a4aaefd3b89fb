import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time, looked at often enough for a minute to be right, on a phone whose clock may be ahead. */
export function useNow(aheadMs: number): Date {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setAt(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return new Date(at - aheadMs);
}
