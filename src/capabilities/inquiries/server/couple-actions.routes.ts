import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { coupleActionsContract } from '../contract/couple-actions.contract.ts';
import { coupleInquiriesContract } from '../contract/couple-inquiries.contract.ts';
import { actAsCouple } from './act-as-couple.ts';
import { bookAsCouple } from './booking/book-inquiry.ts';
import { cancelAsCouple } from './booking/cancel-booking.ts';
import { confirmAsCouple } from './booking/confirm-booking.ts';
import { noteBookingReminder } from './booking/note-booking-reminder.ts';
import { closeOthers } from './close-others.ts';
import { markReadByCouple } from './mark-read.ts';
import { nudgeInquiry } from './nudge-inquiry.ts';
import { acceptQuote } from './quotes/accept-quote.ts';
import { sendInquiries } from './sending/send-inquiries.ts';
import type { InquiryRow } from './store.ts';
import { listInquiriesByUuid } from './threads/couple-reads.store.ts';
import { presentInquiry } from './threads/present-inquiry.ts';
import { readThread } from './threads/read-thread.ts';
import { writeAsCouple } from './write-message.ts';

/** What a couple does; each but the counts answers the thread as it is then. */
export function coupleActionsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const { send } = coupleInquiriesContract;
  const os = implement({ ...coupleActionsContract, send })
    .$context<RequestContext>()
    .use(guard);

  async function answer(context: RequestContext, done: Promise<Result<InquiryRow>>) {
    const { uuid } = unwrap(await done);
    return unwrap(await readThread(platform, signedIn(context), uuid));
  }

  return {
    send: os.send.handler(async ({ context, input }) => {
      const actor = signedIn(context);
      const sent = unwrap(await sendInquiries(platform, actor, input));
      const rows = await listInquiriesByUuid(platform.db, actor.userId, sent);
      const now = platform.clock.now();
      return { inquiries: rows.map((row) => presentInquiry(row, now)) };
    }),
    write: os.write.handler(({ context, input }) =>
      answer(context, writeAsCouple(platform, signedIn(context), input)),
    ),
    markRead: os.markRead.handler(async ({ context, input }) =>
      unwrap(await markReadByCouple(platform, signedIn(context), input)),
    ),
    nudge: os.nudge.handler(({ context, input }) =>
      answer(context, nudgeInquiry(platform, signedIn(context), input.uuid)),
    ),
    withdraw: os.withdraw.handler(({ context, input }) =>
      answer(context, actAsCouple(platform, signedIn(context), { ...input, action: 'withdraw' })),
    ),
    book: os.book.handler(({ context, input }) =>
      answer(context, bookAsCouple(platform, signedIn(context), input)),
    ),
    acceptQuote: os.acceptQuote.handler(({ context, input }) =>
      answer(context, acceptQuote(platform, signedIn(context), input)),
    ),
    confirmBooking: os.confirmBooking.handler(({ context, input }) =>
      answer(context, confirmAsCouple(platform, signedIn(context), input.uuid)),
    ),
    unbook: os.unbook.handler(({ context, input }) =>
      answer(context, cancelAsCouple(platform, signedIn(context), input)),
    ),
    close: os.close.handler(({ context, input }) =>
      answer(context, actAsCouple(platform, signedIn(context), { ...input, action: 'close' })),
    ),
    closeOthers: os.closeOthers.handler(async ({ context, input }) =>
      unwrap(await closeOthers(platform, signedIn(context), input)),
    ),
    noteBookingReminder: os.noteBookingReminder.handler(async ({ context, input }) =>
      unwrap(await noteBookingReminder(platform, signedIn(context), input.uuid)),
    ),
  };
}
