import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiriesContract } from '../contract.ts';
import { makeBookedCalendar } from './booked-calendar.ts';
import { countUnread } from './count-unread.ts';
import { listBooked } from './list-booked.ts';
import { listInquiries } from './list-inquiries.ts';
import { readBookingReminder } from './read-booking-reminder.ts';
import { readLastInquiry } from './read-last-inquiry.ts';
import { readPreferences } from './read-preferences.ts';
import { readThread } from './read-thread.ts';
import { saveBooking } from './save-booking.ts';
import { sendFile } from './send-file.ts';

export function coupleReadsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(inquiriesContract).$context<RequestContext>().use(guard);
  return {
    list: os.list.handler(({ context }) => listInquiries(platform, signedIn(context))),
    read: os.read.handler(async ({ context, input }) =>
      unwrap(await readThread(platform, signedIn(context), input.uuid)),
    ),
    unread: os.unread.handler(({ context }) => countUnread(platform, signedIn(context))),
    unreadCount: os.unreadCount.handler(async ({ context }) => {
      const { unreadInquiries } = await countUnread(platform, signedIn(context));
      return { unreadCount: unreadInquiries };
    }),
    preferences: os.preferences.handler(({ context, input }) =>
      readPreferences(platform, signedIn(context), input.vendor_type),
    ),
    getLast: os.getLast.handler(({ context, input }) =>
      readLastInquiry(platform, signedIn(context), input.storefront_uuid),
    ),
    bookingReminder: os.bookingReminder.handler(({ context }) =>
      readBookingReminder(platform, signedIn(context)),
    ),
    listBooked: os.listBooked.handler(({ context }) => listBooked(platform, signedIn(context))),
    saveBooking: os.saveBooking.handler(async ({ context, input }) =>
      unwrap(await saveBooking(platform, signedIn(context), input)),
    ),
    bookedCalendar: os.bookedCalendar.handler(async ({ context }) =>
      sendFile(context, await makeBookedCalendar(platform, signedIn(context))),
    ),
  };
}
