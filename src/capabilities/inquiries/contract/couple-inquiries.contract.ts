import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { cityId } from '#capabilities/places/contract/fields.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cursor, day, instant, nextCursor, rowId } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { INBOX_LISTS, LONGEST_INBOX_SEARCH, SHOWN } from '../rules/inbox-choices.ts';
import { INQUIRY_RULES } from '../rules/inquiry-rules.ts';
import { MOST_VENDORS_AT_ONCE } from '../rules/inquiry-timers.ts';
import { INQUIRY_SOURCES } from '../rules/lead-tags.ts';
import {
  allowedActions,
  bookingSchema,
  cents,
  closeEventType,
  earlierInput,
  eventGroups,
  lastMessageSchema,
  offersSchema,
  readQuoteSchema,
  requestFactsSchema,
  status,
  tag,
  threadPageSchema,
  threadPageShape,
} from './fields.ts';

/** An inquiry in the couple's lists. */
export const inquirySchema = z.object({
  uuid: z.uuid(),
  status,
  closeEventType: closeEventType.nullable(),
  /** In words, with who chose it; null where there is none. */
  closeReason: z.string().nullable(),
  storefrontUuid: z.uuid(),
  storefrontSlug: z.string(),
  taxonomyKey,
  vendorName: z.string(),
  /** False once the listing is gone; then nothing links to it. */
  isListed: z.boolean(),
  coverImageId: z.uuid().nullable(),
  city: z.string(),
  stateProvince: z.string(),
  startingPriceCents: cents.nullable(),
  weddingDate: day.nullable(),
  createdAt: instant,
  lastEventAt: instant,
  lastMessage: lastMessageSchema,
  unread: z.number().int(),
  /** The vendor wrote last, more than a day ago. */
  isUnresponded: z.boolean(),
  nudgedAt: instant.nullable(),
  /** From when the couple may remind the vendor; null where it never may (again). */
  nudgeFrom: instant.nullable(),
  quote: readQuoteSchema.nullable(),
  /** Waits for the sender's e-mail address to be confirmed. */
  isWaitingForEmail: z.boolean(),
  /** Null while it is not booked. */
  booking: bookingSchema.nullable(),
  /** Whether the asking person may note what things cost. */
  seesMoney: z.boolean(),
  allowed: allowedActions,
});

export type Inquiry = z.infer<typeof inquirySchema>;

export const threadSchema = inquirySchema.extend({
  request: requestFactsSchema.nullable(),
  ...threadPageShape,
  offers: offersSchema,
  /** When the vendor first answered. */
  answeredAt: instant.nullable(),
  /** Other open inquiries of the same category, for the courteous close. */
  othersOpen: z.number().int(),
  /** Storefronts of the same category that the couple has ever written to, this one among them. */
  writtenTo: z.array(z.uuid()),
});

export type Thread = z.infer<typeof threadSchema>;

export const INBOX_PAGE_SIZE = 30;

const inboxAskedSchema = z.object({
  list: z.enum(INBOX_LISTS).default('all'),
  show: z.enum(SHOWN).default('all'),
  category: taxonomyKey.optional(),
  /** Words of the vendor's name or the newest message. */
  q: ruled(cleanText, maxLength(LONGEST_INBOX_SEARCH)).default(''),
  cursor,
});

export type InboxAsked = z.infer<typeof inboxAskedSchema>;

const inboxPageSchema = z.object({
  inquiries: z.array(inquirySchema),
  nextCursor,
  /** How many each choice would show, the other choices as they are. */
  counts: z.record(z.enum(SHOWN), z.number().int()),
  /** Of all inquiries, in the order of the navigation: empty where nobody was ever written to. */
  categories: z.array(taxonomyKey),
});

export type InboxPage = z.infer<typeof inboxPageSchema>;

const inquirySendShape = {
  /** Made by the browser: the same request sent again is the same inquiries. */
  requestUuid: z.uuid(),
  storefrontUuids: z.array(z.uuid()).min(1).max(MOST_VENDORS_AT_ONCE),
  events: eventGroups,
  weddingDate: day.nullable(),
  flexible: z.boolean(),
  /** Null while nobody has typed one, which is refused in the specification's words. */
  guestCount: z.number().nullable(),
  cityId: cityId.nullable(),
  location: cleanText,
  budgetMinCents: cents.nullable(),
  budgetMaxCents: cents.nullable(),
  optionIds: z.array(rowId).max(40),
  message: cleanText,
  source: z.enum(INQUIRY_SOURCES).default('INQUIRY'),
};

export const inquirySendSchema = ruledObject(inquirySendShape, INQUIRY_RULES);

export type InquirySend = z.infer<typeof inquirySendSchema>;

export const inquiryPreferencesSchema = z.object({
  weddingDate: day.nullable(),
  flexible: z.boolean(),
  guestCount: z.number().int().nullable(),
  location: z.object({ cityId: z.number().int().nullable(), label: z.string() }).nullable(),
  budgetMin: cents.nullable(),
  budgetMax: cents.nullable(),
  events: eventGroups,
  /** Option ids of the category's style questions, from the last inquiry of that category. */
  facets: z.array(z.number().int()),
  /** Vendors of that category the couple has ever written to. */
  writtenTo: z.array(z.uuid()),
  updatedAt: instant.nullable(),
});

export type InquiryPreferences = z.infer<typeof inquiryPreferencesSchema>;

const unreadSchema = z.object({
  unreadInquiries: z.number().int(),
  unrespondedInquiries: z.number().int(),
  inquiryPaperCrossSellEligible: z.boolean(),
});

export type CoupleUnread = z.infer<typeof unreadSchema>;

const lastInquirySchema = z.object({
  uuid: z.uuid(),
  status,
  createdAt: instant,
  lastEventType: z.string(),
  unread: z.number().int(),
});

export type LastInquiry = z.infer<typeof lastInquirySchema>;

export const coupleInquiriesContract = {
  send: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/inquiry',
    summary: 'Write to one vendor, or to up to five of one category',
    tag,
    access: 'signed-in',
    rate: 'inquiry',
  })
    .input(inquirySendSchema)
    .output(z.object({ inquiries: z.array(inquirySchema) })),

  inbox: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry',
    summary: 'The couple’s inquiries, the latest first, a page at a time',
    tag,
    access: 'signed-in',
  })
    .input(inboxAskedSchema)
    .output(inboxPageSchema),

  listOpen: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/open',
    summary: 'All inquiries that are not closed, the latest first',
    tag,
    access: 'signed-in',
  }).output(z.array(inquirySchema)),

  read: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/{uuid}',
    summary: 'One inquiry with the newest of what was said',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(threadSchema),

  readEarlier: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/{uuid}/events',
    summary: 'What was said before a point of an inquiry, a page at a time',
    tag,
    access: 'signed-in',
  })
    .input(earlierInput)
    .output(threadPageSchema),

  unread: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/unread',
    summary: 'How many inquiries hold something unseen, and how many wait for an answer',
    tag,
    access: 'signed-in',
  }).output(unreadSchema),

  unreadCount: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/unread-count',
    summary: 'How many inquiries hold something unseen',
    tag,
    access: 'signed-in',
  }).output(z.object({ unreadCount: z.number().int() })),

  preferences: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/preferences',
    summary: 'What the next inquiry begins with: the last one, else the wedding’s details',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ vendor_type: taxonomyKey.optional() }))
    .output(inquiryPreferencesSchema),

  getLast: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/get-last',
    summary: 'The newest inquiry to one vendor, or null',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ storefront_uuid: z.uuid() }))
    .output(lastInquirySchema.nullable()),

  bookingReminder: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/booking-reminder',
    summary: 'The quiet thread to ask about next, or null',
    tag,
    access: 'signed-in',
  }).output(inquirySchema.nullable()),
};
