import { z } from 'zod';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { EVENT_GROUPS, type EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import { byUuid, day, instant, rowId } from '#platform/contract/atoms.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { INQUIRY_ACTIONS } from '../rules/inquiry-actions.ts';
import { CLOSE_EVENT_TYPES, INQUIRY_EVENT_TYPES, INQUIRY_STATUSES } from '../rules/inquiry-states.ts';
import { LARGEST_AMOUNT_CENTS } from '../rules/largest-amount.ts';
import { MESSAGE_RULES, NOTE_RULES } from '../rules/message-rules.ts';
import { QUOTE_RULES } from '../rules/quote.ts';
import { MOST_QUOTE_LINES, QUOTE_STATES } from '../rules/quote-sheet.ts';
import { BEHIND_ALL } from '../rules/thread-page.ts';

export const tag = 'inquiries';
export const cents = z.number().int().min(0).max(LARGEST_AMOUNT_CENTS);

export const status = z.enum(INQUIRY_STATUSES);
export const closeEventType = z.enum(CLOSE_EVENT_TYPES);
export const eventGroups = z.array(
  z.enum(EVENT_GROUPS.map((group) => group.key) as [EventGroupKey, ...EventGroupKey[]]),
);

export const messageText = ruled(cleanText, ...MESSAGE_RULES.message);
export const noteText = ruled(cleanText, ...NOTE_RULES.note).default('');

/** Ends a booking that the other side made or confirmed; refused without it. */
export const confirmed = z.boolean().default(false);

/** Who says that it is booked, and whether the other side has said so, too. */
export const bookingSchema = z.object({
  by: z.enum(['COUPLE', 'VENDOR']),
  confirmedAt: instant.nullable(),
  /** The asking side has not said yet whether it is so. */
  awaitsYou: z.boolean(),
  /** Cancelling it has to be confirmed: the other side counts on it. */
  isShared: z.boolean(),
  /** What the vendor asks; null where no offer was accepted, and for those who must not see the money. */
  amountCents: cents.nullable(),
});

export type Booking = z.infer<typeof bookingSchema>;

export const quoteSchema = z.object({
  amountCents: cents,
  includes: cleanText,
  validUntil: day.nullable(),
});

/** As it is read: the amount is missing for members of a wedding who must not see its money. */
export const readQuoteSchema = quoteSchema.extend({ amountCents: cents.nullable() });

export type ReadQuote = z.infer<typeof readQuoteSchema>;

export const quoteLine = z.object({
  label: cleanText,
  quantity: z.number().int(),
  unitCents: z.number().int(),
});

/** Without lines it is a price for what it includes. */
export const quoteInput = ruledObject(
  {
    ...quoteSchema.shape,
    lines: z.array(quoteLine).max(MOST_QUOTE_LINES).default([]),
    depositCents: cents.nullable().default(null),
  },
  QUOTE_RULES,
);

/** What an offer is made of, and how it stands. */
export const quoteSheetSchema = z.object({
  uuid: z.uuid(),
  state: z.enum(QUOTE_STATES),
  lines: z.array(z.object({ label: z.string(), quantity: z.number().int(), unitCents: z.number().int() })),
  depositCents: cents.nullable(),
});

export type QuoteSheetView = z.infer<typeof quoteSheetSchema>;

export const byQuote = z.object({ uuid: z.uuid(), quoteUuid: z.uuid() });

/** `requestUuid` is made by the browser: sent again, it is the same message. */
export const messageSchema = z.object({
  requestUuid: z.uuid(),
  message: messageText,
  attachmentUuids: z.array(z.uuid()).max(ATTACHMENT_LIMITS.perMessage).default([]),
});

export const attachmentSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  mediaType: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** What happened in a thread, as the asking side may read it. */
export const threadEventSchema = z.object({
  uuid: z.uuid(),
  seq: z.number().int(),
  type: z.enum(INQUIRY_EVENT_TYPES),
  side: z.enum(['COUPLE', 'VENDOR', 'SYSTEM', 'STAFF']),
  authorName: z.string(),
  body: z.string(),
  /** Contact details in it were covered. */
  isMasked: z.boolean(),
  /** The label of the reason, for those that have one. */
  reason: z.string().nullable(),
  quote: readQuoteSchema.nullable(),
  /** Null for offers from before there were sheets; without its sums for whoever must not see the money. */
  sheet: quoteSheetSchema.nullable(),
  fromStatus: status.nullable(),
  toStatus: status,
  createdAt: instant,
  attachments: z.array(attachmentSchema),
  /** Seen by the other side; only ever true for what the asking side wrote. */
  isRead: z.boolean(),
});

export type ThreadEvent = z.infer<typeof threadEventSchema>;

/** A page of a thread, the oldest first. */
export const threadPageShape = {
  events: z.array(threadEventSchema),
  /** The number before which there are earlier events; null where these begin the thread. */
  earlierBefore: z.number().int().nullable(),
};

export const threadPageSchema = z.object(threadPageShape);

export type ThreadPage = z.infer<typeof threadPageSchema>;

/** Events of one thread before a point; without one the newest. */
export const earlierInput = byUuid.extend({ before: z.coerce.number().pipe(rowId).default(BEHIND_ALL) });

/** What the vendor has offered and not taken back, the oldest first. */
export const offersSchema = z.array(
  z.object({ seq: z.number().int(), amountCents: cents, validUntil: day.nullable() }),
);

export const lastMessageSchema = z.object({
  by: z.enum(['COUPLE', 'VENDOR']),
  text: z.string(),
  at: instant,
});

/** What the asking person may do now; both sides' screens draw their buttons from it. */
export const allowedActions = z.array(z.enum(INQUIRY_ACTIONS));

export const requestFactsSchema = z.object({
  eventGroups,
  weddingDate: day.nullable(),
  isDateFlexible: z.boolean(),
  guestCount: z.number().int(),
  location: z.string(),
  budgetMinCents: cents.nullable(),
  budgetMaxCents: cents.nullable(),
  /** Chosen styles, in words. */
  styles: z.array(z.string()),
});

export type RequestFacts = z.infer<typeof requestFactsSchema>;
