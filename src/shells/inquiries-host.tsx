import { lazy, Suspense } from 'react';
import type { Side } from '#app/rules/person.ts';
import type { UserContext } from '#app/user-context.ts';

const InquiriesFollower = lazy(async () => ({
  default: (await import('./inquiries-follower.tsx')).InquiriesFollower,
}));

/** Visitors, and vendors without a wedding, do not even load it. */
export function InquiriesHost({ user, side }: { user: UserContext | undefined; side: Side }) {
  if (!user?.user_role_account_weddings.length) return null;
  return (
    <Suspense>
      <InquiriesFollower side={side} />
    </Suspense>
  );
}
