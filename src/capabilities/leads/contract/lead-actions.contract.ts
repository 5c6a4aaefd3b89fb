import { z } from 'zod';
import {
  byQuote,
  cents,
  confirmed,
  messageSchema,
  noteText,
  quoteInput,
  tag,
} from '#capabilities/inquiries/contract/fields.ts';
import { AGREED_PRICE_RULES } from '#capabilities/inquiries/rules/booking-rules.ts';
import { VENDOR_REASONS } from '#capabilities/inquiries/rules/closeout-reasons.ts';
import { SNOOZE_DAYS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { byUuid, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { leadThreadSchema } from './leads.contract.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/inquiry/{uuid}';
const letter = byUuid.extend({ ...messageSchema.shape, quote: quoteInput.nullable().default(null) });
const closing = byUuid.extend({ reason: z.enum(VENDOR_REASONS), note: noteText });
const snoozeDays = z.union(SNOOZE_DAYS.map((days) => z.literal(days)));

/** Each answers the lead as it is then. */
export const leadActionsContract = {
  connect: route({
    method: 'POST',
    path: `${BASE}/connect`,
    summary: 'Answer for the first time; costs what the lead’s price says (406 with too few credits)',
    tag,
    access,
  })
    .input(letter)
    .output(leadThreadSchema),

  reply: route({ method: 'POST', path: `${BASE}/message`, summary: 'Write to the couple', tag, access })
    .input(letter)
    .output(leadThreadSchema),

  markLeadRead: route({
    method: 'POST',
    path: `${BASE}/read`,
    summary: 'Everything up to this event was seen',
    tag,
    access,
  })
    .input(byUuid.extend({ seq: wholeNumber }))
    .output(z.object({ unread: z.number().int() })),

  decline: route({ method: 'POST', path: `${BASE}/decline`, summary: 'Decline a lead', tag, access })
    .input(closing)
    .output(leadThreadSchema),

  closeLead: route({ method: 'POST', path: `${BASE}/close`, summary: 'End the talk', tag, access })
    .input(closing.extend({ confirm: confirmed }))
    .output(leadThreadSchema),

  bookLead: route({ method: 'POST', path: `${BASE}/book`, summary: 'Mark as booked', tag, access })
    .input(
      ruledObject(
        {
          ...byUuid.shape,
          /** What was agreed on; the couple sees it. Left out, the newest good offer counts. */
          amountCents: cents.nullable().optional(),
          /** Brings a booking back that the same side has just cancelled, as it was. */
          isUndo: z.boolean().default(false),
        },
        AGREED_PRICE_RULES,
      ),
    )
    .output(leadThreadSchema),

  withdrawQuote: route({
    method: 'POST',
    path: `${BASE}/quote/{quoteUuid}/withdraw`,
    summary: 'Take an offer back that nobody has accepted',
    tag,
    access,
  })
    .input(byQuote)
    .output(leadThreadSchema),

  confirmLeadBooking: route({
    method: 'POST',
    path: `${BASE}/confirm-booking`,
    summary: 'Say that the couple is right: you booked each other',
    tag,
    access,
  })
    .input(byUuid)
    .output(leadThreadSchema),

  unbookLead: route({
    method: 'POST',
    path: `${BASE}/unbook`,
    summary: 'Cancel the booking; the talk goes on',
    tag,
    access,
  })
    .input(byUuid.extend({ note: noteText, confirm: confirmed }))
    .output(leadThreadSchema),

  snooze: route({
    method: 'POST',
    path: `${BASE}/snooze`,
    summary: 'Out of sight for some days; null brings it back',
    tag,
    access,
  })
    .input(byUuid.extend({ days: snoozeDays.nullable() }))
    .output(leadThreadSchema),

  reportSpam: route({
    method: 'POST',
    path: `${BASE}/report-spam`,
    summary: 'This is no couple: ends it, and staff looks at it',
    tag,
    access,
  })
    .input(byUuid.extend({ note: noteText, confirm: confirmed }))
    .output(leadThreadSchema),

  /** One after the other, each by its own rules; what was not possible is named. */
  bulk: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/inquiry/bulk',
    summary: 'The same for up to 100 leads',
    tag,
    access,
  })
    .input(
      z.object({
        uuids: z.array(z.uuid()).min(1).max(100),
        action: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('read') }),
          z.object({ kind: z.literal('snooze'), days: snoozeDays.nullable() }),
          z.object({ kind: z.literal('decline'), reason: z.enum(VENDOR_REASONS), note: noteText }),
          z.object({
            kind: z.literal('close'),
            reason: z.enum(VENDOR_REASONS),
            note: noteText,
            confirm: confirmed,
          }),
        ]),
      }),
    )
    .output(
      z.object({
        done: z.array(z.uuid()),
        refused: z.array(z.object({ uuid: z.uuid(), message: z.string() })),
      }),
    ),
};
