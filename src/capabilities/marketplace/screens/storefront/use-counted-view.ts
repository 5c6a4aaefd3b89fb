import { useEffect } from 'react';
import { api } from '#app/api.ts';

/** Whoever leaves sooner has not looked. */
const LOOK_MS = 1_000;

/** Tells that this page is before somebody, once it has been in sight for a second; whether it counts is decided elsewhere. */
export function useCountedView(uuid: string): void {
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = window.setTimeout(() => {
          document.removeEventListener('visibilitychange', wait);
          // A view that was not told is nobody's problem.
          api.insights.countView({ uuid }).catch(() => undefined);
        }, LOOK_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [uuid]);
}
