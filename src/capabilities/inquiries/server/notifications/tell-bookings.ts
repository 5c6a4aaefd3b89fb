import { bookingNews } from '../../rules/booking-news.ts';
import { listBookingSteps, listUntoldBookings } from '../booking/booking-steps.store.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { eachInTurn } from '../each-in-turn.ts';
import type { NoticeDeps } from './compose-notice.ts';
import { queueNoticesOf } from './notify-inquiry.ts';

/**
 * Tells of bookings and cancellations that can no longer be undone, and of nothing that was taken back meanwhile. The
 * mails are queued with the note that they are, so that neither a second run nor a dying process tells anything twice.
 */
export async function tellBookings(deps: NoticeDeps): Promise<void> {
  const now = deps.clock.now();
  await eachInTurn(
    deps,
    (tx, limit) => listUntoldBookings(tx, now, limit),
    async (tx, inquiry) => {
      if (inquiry.bookingNoticeAt === null || inquiry.bookingNoticeAt > now) return;
      const news = bookingNews(await listBookingSteps(tx, inquiry.uuid), inquiry.bookingToldSeq);
      if (news) await queueNoticesOf(deps, tx, { inquiryUuid: inquiry.uuid, seq: news.seq });
      await changeInquiry(tx, deps, inquiry, {
        bookingNoticeAt: null,
        ...(news && { bookingToldSeq: news.seq }),
      });
    },
  );
}
