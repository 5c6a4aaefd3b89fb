import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { bookingsContract } from '../contract.ts';
import { makeBookedCalendar } from './booked-calendar.ts';
import { listBooked } from './list-booked.ts';
import { saveBooking } from './save-booking.ts';

export function bookingsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(bookingsContract).$context<RequestContext>().use(guard);
  return {
    listBooked: os.listBooked.handler(({ context }) => listBooked(platform, signedIn(context))),
    saveBooking: os.saveBooking.handler(async ({ context, input }) =>
      unwrap(await saveBooking(platform, signedIn(context), input)),
    ),
    bookedCalendar: os.bookedCalendar.handler(async ({ context }) =>
      sendFile(context, await makeBookedCalendar(platform, signedIn(context))),
    ),
  };
}
