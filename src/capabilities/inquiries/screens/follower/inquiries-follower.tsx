import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { setBadgeCount } from '#app/badge-counts.ts';
import type { HostProps } from '#app/define-plug.ts';
import { reportError } from '#app/report-error.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import {
  bookingReminderQuery,
  INQUIRIES_KEYS,
  INQUIRIES_KINDS,
  unreadQuery,
  useForgetReminder,
} from '../../queries.ts';
import { UnansweredMessagesHost } from './unanswered-messages-host.tsx';

// Few threads are ever that quiet, so its code comes with the first of them.
const BookingReminder = lazy(async () => ({
  default: (await import('../../parts/booking-reminder.tsx')).BookingReminder,
}));

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
  const { data: counts, error } = useQuery(unreadQuery);
  const { data: quiet, error: reminderError } = useQuery({
    ...bookingReminderQuery,
    enabled: side === 'couple',
  });
  const forgetReminder = useForgetReminder();
  useLiveQueries(INQUIRIES_KINDS, INQUIRIES_KEYS);
  useReported('inquiry-counts', error);
  useReported('booking-reminder', reminderError);
  useEffect(() => setBadgeCount('inquiries', counts?.unreadInquiries ?? 0), [counts]);
  return (
    <>
      <UnansweredMessagesHost count={counts?.unrespondedInquiries ?? 0} />
      {quiet && side === 'couple' && (
        <Suspense>
          <BookingReminder key={quiet.uuid} inquiry={quiet} onAnswered={forgetReminder} />
        </Suspense>
      )}
    </>
  );
}
