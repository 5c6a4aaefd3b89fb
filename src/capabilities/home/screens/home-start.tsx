import { lazy, Suspense } from 'react';
import type { UserContext } from '#app/user-context.ts';
import { classNames } from '#ui/class-names.ts';
import { CityStart } from './city-start.tsx';

const YourWedding = lazy(async () => ({ default: (await import('./your-wedding.tsx')).YourWedding }));

/** The way in for whoever has no wedding here yet, the way on for whoever has. Both take the same room. */
export function HomeStart({ user }: { user: UserContext | undefined }) {
  const wedding = user?.user_role_account_weddings[0];
  return (
    <div
      className={classNames(
        'mt-8 min-h-49 max-w-140 sm:min-h-41 md:mt-9',
        user === undefined && '[.is-signed-in_&]:invisible',
      )}
    >
      {wedding ? (
        <Suspense>
          <YourWedding wedding={wedding} />
        </Suspense>
      ) : (
        <>
          <CityStart />
          <p className="mt-3.5 text-ink-soft">
            Free for couples. Not sure yet? Leave it blank and start anyway.
          </p>
        </>
      )}
    </div>
  );
}
