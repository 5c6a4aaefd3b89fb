import { headcountChanged } from '#capabilities/guests/events.ts';
import { inquiryBooked, inquiryChanged, inquiryUnbooked } from '#capabilities/inquiries/events.ts';
import { weddingChanged, weddingEnding } from '#capabilities/weddings/events.ts';
import { type Listener, on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { isSameValue } from '../../rules/same-value.ts';
import { deleteFilesOf } from '../files/file-jobs.ts';
import { tellBudgetChanged } from '../write-change.ts';
import { linkBooking } from './link-booking.ts';
import { unlinkBooking } from './unlink-booking.ts';

type Context = Pick<Platform, 'clock'>;

/**
 * What others do to a budget. Offers and heads are read where they are, so of those it is only told that they are other
 * than before; who is booked has a line, and that is written.
 */
export const followOthers: Listener<Context>[] = [
  on(inquiryBooked, (tx, booking, context: Context) => linkBooking(tx, context, booking)),
  on(inquiryUnbooked, (tx, booking, context: Context) => unlinkBooking(tx, context, booking)),
  on(inquiryChanged, async (tx, { before, after }) => {
    const isOther = before?.status !== after.status || !isSameValue(before.quote, after.quote);
    if (after.weddingId && isOther) await tellBudgetChanged(tx, after.weddingId);
  }),
  on(headcountChanged, (tx, { weddingId }) => tellBudgetChanged(tx, weddingId)),
  on(weddingChanged, (tx, { weddingId }) => tellBudgetChanged(tx, weddingId)),
  on(weddingEnding, (tx, { weddingId }) => deleteFilesOf(tx, weddingId)),
];
