import { lazy, Suspense } from 'react';
import { pageWidth } from '#app/page-width.ts';
import type { UserContext } from '#app/user-context.ts';
import { StepSkeletons } from './step-skeletons.tsx';

// Guests are most of the first visits, and they have no steps.
const NextStepCards = lazy(async () => ({ default: (await import('./next-step-cards.tsx')).NextStepCards }));

/** For signed-in people. The document holds its place for them by the hint class, and hides it from everyone else. */
export function NextStepsSection({ user }: { user: UserContext | undefined }) {
  if (user?.is_guest) return null;
  return (
    <section
      aria-labelledby="next-steps"
      className={`${pageWidth} pt-12 md:pt-16 ${user ? '' : 'hidden [.is-signed-in_&]:block'}`}
    >
      <h2 id="next-steps" className="text-3xl md:text-4xl">
        Your next steps
      </h2>
      <ul className="mt-6 grid gap-4 md:mt-8 md:grid-cols-3">
        <Suspense fallback={<StepSkeletons />}>
          {user ? <NextStepCards user={user} /> : <StepSkeletons />}
        </Suspense>
      </ul>
    </section>
  );
}
