import { z } from 'zod';
import { byUuid, day, rowId, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { BOOK_RULES } from '../rules/booking-rules.ts';
import { COUPLE_REASONS } from '../rules/closeout-reasons.ts';
import { threadSchema } from './couple-inquiries.contract.ts';
import { byQuote, cents, confirmed, messageSchema, noteText, tag } from './fields.ts';

const access = 'signed-in';
const BASE = '/web-marketplace-api/v1/inquiry/{uuid}';

/** Each answers the thread as it is then. */
export const coupleActionsContract = {
  write: route({ method: 'POST', path: `${BASE}/message`, summary: 'Write to the vendor', tag, access })
    .input(byUuid.extend(messageSchema.shape))
    .output(threadSchema),

  markRead: route({
    method: 'POST',
    path: `${BASE}/read`,
    summary: 'Everything up to this event was seen',
    tag,
    access,
  })
    .input(byUuid.extend({ seq: wholeNumber }))
    .output(z.object({ unread: z.number().int() })),

  nudge: route({
    method: 'POST',
    path: `${BASE}/nudge`,
    summary: 'Remind the vendor, once, after 72 hours of silence',
    tag,
    access,
  })
    .input(byUuid)
    .output(threadSchema),

  withdraw: route({
    method: 'POST',
    path: `${BASE}/withdraw`,
    summary: 'Take an inquiry back that nobody has answered',
    tag,
    access,
  })
    .input(byUuid)
    .output(threadSchema),

  book: route({ method: 'POST', path: `${BASE}/book`, summary: 'Mark the vendor as booked', tag, access })
    .input(
      ruledObject(
        {
          ...byUuid.shape,
          /** What was agreed on, for the couple's own sums; left out, the accepted offer counts. */
          amountCents: cents.nullable().optional(),
          /** The message whose offer is accepted; left out, the newest good one is. */
          offerSeq: rowId.optional(),
          weddingDate: day.optional(),
          /** Brings a booking back that the same side has just cancelled, as it was. */
          isUndo: z.boolean().default(false),
        },
        BOOK_RULES,
      ),
    )
    .output(threadSchema),

  acceptQuote: route({
    method: 'POST',
    path: `${BASE}/quote/{quoteUuid}/accept`,
    summary: 'Agree to an offer: it books the vendor at its price',
    tag,
    access,
  })
    .input(byQuote)
    .output(threadSchema),

  confirmBooking: route({
    method: 'POST',
    path: `${BASE}/confirm-booking`,
    summary: 'Say that the vendor is right: you booked each other',
    tag,
    access,
  })
    .input(byUuid)
    .output(threadSchema),

  unbook: route({
    method: 'POST',
    path: `${BASE}/unbook`,
    summary: 'Cancel the booking; the talk goes on',
    tag,
    access,
  })
    .input(byUuid.extend({ note: noteText, confirm: confirmed }))
    .output(threadSchema),

  close: route({
    method: 'POST',
    path: `${BASE}/close`,
    summary: 'End the talk with a reason',
    tag,
    access,
  })
    .input(byUuid.extend({ reason: z.enum(COUPLE_REASONS), note: noteText, confirm: confirmed }))
    .output(threadSchema),

  closeOthers: route({
    method: 'POST',
    path: `${BASE}/close-others`,
    summary: 'After a booking: kindly end all other open inquiries of that category',
    tag,
    access,
  })
    .input(byUuid.extend({ note: noteText }))
    .output(z.object({ closed: z.number().int() })),

  noteBookingReminder: route({
    method: 'POST',
    path: `${BASE}/booking-reminder`,
    summary: 'The question whether this vendor was booked has been shown',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ noted: z.literal(true) })),
};
