import { useEffect, useEffectEvent } from 'react';
import { errorStatus } from '#app/api-error.ts';
import { reportError } from '#app/report-error.ts';
import { useReadOnly } from '#app/use-read-only.ts';

/** Calls once for everything new while the page is in sight; what came in a hidden tab counts when it is looked at. */
export function useMarkRead(
  { uuid, unread, lastSeq }: { uuid: string; unread: number; lastSeq: number },
  markRead: (input: { uuid: string; seq: number }) => Promise<unknown>,
): void {
  const isReadOnly = useReadOnly();
  const mark = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    markRead({ uuid, seq: lastSeq }).catch((error: unknown) => {
      // Whoever may only look is refused, and leaves it unread for those who answer.
      if ((errorStatus(error) ?? 500) >= 500) reportError('inquiry-read', error);
    });
  });
  // Staff who only look leave no mark; until it is known who looks, nobody does.
  const isUnread = unread > 0 && isReadOnly === false;
  useEffect(() => {
    if (!isUnread || lastSeq === 0 || !uuid) return;
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [uuid, isUnread, lastSeq]);
}
