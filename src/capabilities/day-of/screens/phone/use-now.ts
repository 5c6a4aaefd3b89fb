import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time, looked at often enough for a minute to be right. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
