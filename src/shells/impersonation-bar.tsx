import { lazy, Suspense } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { isReadOnlyView } from '#app/rules/read-only-view.ts';
import type { UserContext } from '#app/user-context.ts';
import { displayName } from './display-name.ts';

// Only support staff ever press it.
const StopImpersonation = lazy(async () => ({
  default: (await import('./stop-impersonation.tsx')).StopImpersonation,
}));

/** Support staff always see through whose eyes they look; the hint class holds the place on the next page. */
export function ImpersonationBar({ user }: { user: UserContext | undefined }) {
  if (!user) return <div className="hidden min-h-13 bg-ink [.is-impersonated_&]:block" />;
  if (!user.is_spoof) return null;
  return (
    <section aria-label="Support access" className="bg-ink text-paper">
      <div className={`${pageWidth} flex min-h-13 items-center justify-between gap-4`}>
        <p className="flex min-w-0 gap-1.5 text-sm md:text-base">
          <span className="min-w-0 truncate">
            Logged in as <strong className="font-semibold">{displayName(user)}</strong>
          </span>
          {/* The one word that must not be cut off. */}
          <span className="shrink-0 opacity-80">
            · {isReadOnlyView(user, new Date()) ? 'read-only' : 'may change things'}
          </span>
        </p>
        <Suspense>
          <StopImpersonation />
        </Suspense>
      </div>
    </section>
  );
}
