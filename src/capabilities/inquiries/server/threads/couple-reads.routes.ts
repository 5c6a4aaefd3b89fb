import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiriesContract } from '../../contract.ts';
import { readBookingReminder } from '../booking/read-booking-reminder.ts';
import { countUnread } from './count-unread.ts';
import { listInbox } from './list-inbox.ts';
import { listOpenInquiries } from './list-open-inquiries.ts';
import { readLastInquiry } from './read-last-inquiry.ts';
import { readPreferences } from './read-preferences.ts';
import { readEarlier, readThread } from './read-thread.ts';

export function coupleReadsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(inquiriesContract).$context<RequestContext>().use(guard);
  return {
    inbox: os.inbox.handler(({ context, input }) => listInbox(platform, signedIn(context), input)),
    listOpen: os.listOpen.handler(({ context }) => listOpenInquiries(platform, signedIn(context))),
    read: os.read.handler(async ({ context, input }) =>
      unwrap(await readThread(platform, signedIn(context), input.uuid)),
    ),
    readEarlier: os.readEarlier.handler(async ({ context, input }) =>
      unwrap(await readEarlier(platform, signedIn(context), input)),
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
  };
}
