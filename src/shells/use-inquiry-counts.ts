import { useSyncExternalStore } from 'react';
import type { UserContext } from '#app/user-context.ts';

/** As the call for unread inquiries names them. */
export type InquiryCounts = { unreadInquiries: number; unrespondedInquiries: number };

const NONE: InquiryCounts = { unreadInquiries: 0, unrespondedInquiries: 0 };

let known = NONE;
const listeners = new Set<() => void>();

/** For the follower, whose code only people with a wedding load. */
export function noteInquiryCounts(counts: InquiryCounts | undefined): void {
  known = counts ?? NONE;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits in the couple's inbox; nothing until it is known, and for everyone without a wedding. */
export function useInquiryCounts(user: UserContext | undefined): InquiryCounts {
  const counts = useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  );
  return user?.is_guest === false ? counts : NONE;
}
