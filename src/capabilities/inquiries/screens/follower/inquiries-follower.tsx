import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { api } from '#app/api.ts';
import { setBadgeCount } from '#app/badge-counts.ts';
import type { HostProps } from '#app/define-plug.ts';
import { reportError } from '#app/report-error.ts';
import { useLive } from '#app/use-live.ts';

import { UnansweredMessagesHost } from './unanswered-messages-host.tsx';

// Few threads are ever that quiet, so its code comes with the first of them.
const BookingReminder = lazy(async () => ({
  default: (await import('../../parts/booking-reminder.tsx')).BookingReminder,
}));

/** Everything a page asks about the couple's inquiries begins with it. */
const INQUIRIES_KEY = ['inquiries'];

function useReported(id: string, error: unknown): void {
  useEffect(() => {
    if (error) reportError(id, error);
  }, [id, error]);
}

/**
 * Follows the couple's inquiries on every page: the one listener that makes open lists, threads and the counts in the
 * bar be read again. A failure is reported, and nothing is shown.
 */
export function InquiriesFollower({ side }: Pick<HostProps, 'side'>) {
  const queryClient = useQueryClient();
  const { data: counts, error } = useQuery({
    queryKey: [...INQUIRIES_KEY, 'unread'],
    queryFn: ({ signal }) => api.inquiries.unread(undefined, { signal }),
    staleTime: 60_000,
  });
  // Asked once per visit, and never again because somebody wrote.
  const { data: quiet, error: reminderError } = useQuery({
    queryKey: ['booking-reminder'],
    queryFn: ({ signal }) => api.inquiries.bookingReminder(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: side === 'couple',
  });
  useLive(['inquiries'], () => void queryClient.invalidateQueries({ queryKey: INQUIRIES_KEY }));
  useReported('inquiry-counts', error);
  useReported('booking-reminder', reminderError);
  useEffect(() => setBadgeCount('inquiries', counts?.unreadInquiries ?? 0), [counts]);
  return (
    <>
      <UnansweredMessagesHost count={counts?.unrespondedInquiries ?? 0} />
      {quiet && side === 'couple' && (
        <Suspense>
          <BookingReminder
            key={quiet.uuid}
            inquiry={quiet}
            onAnswered={() => queryClient.setQueryData(['booking-reminder'], null)}
          />
        </Suspense>
      )}
    </>
  );
}
