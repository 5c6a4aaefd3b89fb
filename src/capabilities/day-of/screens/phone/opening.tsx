import { useEffect, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Less is an ordinary start of a slow phone. */
const SLOW_MS = 10_000;

/** Before a phone shows anything. It never stands there without a way on. */
export function Opening() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), SLOW_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto max-w-xl px-5 pt-6" aria-busy="true">
      <h1 className="sr-only">Wedding day</h1>
      <p className="sr-only" role="status">
        {isSlow ? 'This is taking longer than usual' : 'Opening your wedding day'}
      </p>
      <noscript>
        <p className="mb-4">Your wedding day on this phone needs JavaScript, which is off in this browser.</p>
      </noscript>
      {isSlow && (
        <p className="mb-5 flex items-center justify-between gap-4">
          This is taking longer than usual.
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonStyle({ variant: 'secondary' })}
          >
            Reload
          </button>
        </p>
      )}
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-6 h-52 w-full" />
      <Skeleton className="mt-4 h-20 w-full" />
    </div>
  );
}
