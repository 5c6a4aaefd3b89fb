import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import {
  allowedActions,
  bookingSchema,
  closeEventType,
  earlierInput,
  lastMessageSchema,
  offersSchema,
  quoteSchema,
  requestFactsSchema,
  status,
  tag,
  threadPageSchema,
  threadPageShape,
} from '#capabilities/inquiries/contract/fields.ts';
import { CONTACT_HIDDEN } from '#capabilities/inquiries/rules/cover-words.ts';
import { INQUIRY_STATUSES } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { PRICE_INPUT_KEYS } from '#capabilities/inquiries/rules/lead-price.ts';
import { LEAD_TAGS, LEAD_TIERS, MATCH_REASONS } from '#capabilities/inquiries/rules/lead-tags.ts';
import { LEAD_VIEWS } from '#capabilities/inquiries/rules/lead-views.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cents, cursor, day, instant, nextCursor } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { LEAD_NEEDS } from '../rules/lead-need.ts';
import { LEAD_SORT_KEYS, LEAD_SORT_ORDERS } from '../rules/lead-sort.ts';

export const inquiryPriceSchema = z.object({
  paymentRequired: z.boolean(),
  creditPrice: z.number().int(),
  baseCreditPrice: z.number().int(),
});

export const priceWithInputsSchema = inquiryPriceSchema.extend({
  inputs: z.array(z.object({ key: z.enum(PRICE_INPUT_KEYS), label: z.string(), value: z.number() })),
});

export type PriceWithInputs = z.infer<typeof priceWithInputsSchema>;

/** A lead in the vendor's list: nothing here tells more than a vendor may know before it connects. */
export const leadSchema = z.object({
  uuid: z.uuid(),
  /** The listing it came to. */
  storefrontUuid: z.uuid(),
  status,
  closeEventType: closeEventType.nullable(),
  coupleNames: z.string(),
  weddingDate: day.nullable(),
  isDateFlexible: z.boolean(),
  location: z.string(),
  guestCount: z.number().int().nullable(),
  /** As far as the couple shared it with this vendor. */
  budgetMinCents: cents.nullable(),
  budgetMaxCents: cents.nullable(),
  tier: z.enum(LEAD_TIERS),
  tags: z.array(z.enum(LEAD_TAGS)),
  matchReasons: z.array(z.enum(MATCH_REASONS)),
  price: inquiryPriceSchema,
  createdAt: instant,
  updatedAt: instant,
  lastEventAt: instant,
  lastMessage: lastMessageSchema,
  unread: z.number().int(),
  isUnresponded: z.boolean(),
  isNudged: z.boolean(),
  nudgedAt: instant.nullable(),
  /** Why it needs its vendor; null where nothing is owed. */
  need: z.enum(LEAD_NEEDS).nullable(),
  snoozedUntil: instant.nullable(),
  /** When it ends by itself; only while nobody has answered. */
  expiresAt: instant.nullable(),
  /** Null while it is not booked. */
  booking: bookingSchema.nullable(),
});

export type Lead = z.infer<typeof leadSchema>;

export const leadReceiptSchema = z.object({
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  accountCreatedAt: instant.nullable(),
  /** How many vendors got the same request, this one included. */
  vendorsAsked: z.number().int(),
  known: z.object({
    date: z.boolean(),
    venue: z.boolean(),
    budget: z.boolean(),
    /** Not kept with leads that came before it counted. */
    guests: z.boolean().optional(),
  }),
});

export const leadThreadSchema = leadSchema.extend({
  taxonomyKey,
  request: requestFactsSchema.nullable(),
  receipt: leadReceiptSchema,
  priceInputs: priceWithInputsSchema.shape.inputs,
  /** How many credits the first answer took; null before it. */
  paid: z.number().int().nullable(),
  /** Whether the reader may buy credits, and whom to ask otherwise. */
  buying: z.object({ may: z.boolean(), owner: z.string().nullable() }),
  /** Null until connected, and for members who must not see it. */
  contact: z
    .object({ names: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  /** Why there is no contact. */
  contactHidden: z.enum(CONTACT_HIDDEN).nullable(),
  closeReason: z.string().nullable(),
  quote: quoteSchema.nullable(),
  isReportedSpam: z.boolean(),
  ...threadPageShape,
  offers: offersSchema,
  allowed: allowedActions,
  canSnooze: z.boolean(),
});

export type LeadThread = z.infer<typeof leadThreadSchema>;

export const leadCountsSchema = z.record(
  z.enum(INQUIRY_STATUSES),
  z.object({ total: z.number().int(), unread: z.number().int(), snoozed: z.number().int() }),
);

export type LeadCounts = z.infer<typeof leadCountsSchema>;

/** The leads of one listing, in sums. */
const listingCountsSchema = z.object({ storefrontUuid: z.uuid(), statuses: leadCountsSchema });

export type ListingCounts = z.infer<typeof listingCountsSchema>;

export const LEAD_PAGE_SIZE = 50;

/** Which leads: a view and what narrows it. */
export const leadFilterSchema = z.object({
  /** Left out, the leads of every listing whose leads the asking person may read. */
  storefrontUuid: z.uuid().optional(),
  view: z.enum(LEAD_VIEWS).default('ready'),
  filter: z.enum(['all', 'unread', 'unresponded', 'snoozed']).default('all'),
  sort: z.enum(LEAD_SORT_KEYS).default('recent'),
  order: z.enum(LEAD_SORT_ORDERS).optional(),
  /** Words of names, messages and, once connected, contact details; the last may be unfinished. */
  name: ruled(cleanText, maxLength(60)).optional(),
});

const leadPageSchema = z.object({
  leads: z.array(leadSchema),
  nextCursor,
  /** Of the whole view, without the narrowing. */
  counts: leadCountsSchema,
  snoozed: z.number().int(),
  /** Couples who wait for an answer; counted up to a thousand. */
  unrespondedTotal: z.number().int(),
  /** New leads in sight by why they need their vendor; the first two are counted up to a thousand. */
  needs: z.record(z.enum(LEAD_NEEDS), z.number().int()),
});

export type LeadPage = z.infer<typeof leadPageSchema>;

const leadsAskedSchema = leadFilterSchema.extend({ cursor });

export type LeadsAsked = z.infer<typeof leadsAskedSchema>;
export type LeadsWanted = z.infer<typeof leadFilterSchema>;

const vendorUnreadSchema = z.object({
  unreadInquiries: z.number().int(),
  unrespondedInquiries: z.number().int(),
  unrespondedTotal: z.number().int(),
  statuses: leadCountsSchema,
});

export type VendorUnread = z.infer<typeof vendorUnreadSchema>;

export const leadReadsContract = {
  listLeads: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry',
    summary: 'Leads of a storefront, a page at a time',
    tag,
    access: 'vendor',
  })
    .input(leadsAskedSchema)
    .output(leadPageSchema),

  readLead: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry/{uuid}',
    summary: 'One lead with the newest of what was said, as its reader may know it',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(leadThreadSchema),

  readEarlierOfLead: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry/{uuid}/events',
    summary: 'What was said before a point of a lead, a page at a time',
    tag,
    access: 'vendor',
  })
    .input(earlierInput)
    .output(threadPageSchema),

  leadPrice: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry/{uuid}/price',
    summary: 'What connecting costs, and why',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(priceWithInputsSchema),

  vendorUnread: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/vendor-inquiry/{id}/unread',
    summary: 'Unseen and unanswered leads of one storefront',
    tag,
    access: 'vendor',
  })
    .input(z.object({ id: z.uuid() }))
    .output(vendorUnreadSchema),

  countListings: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry/counts',
    summary: 'Leads of each listing in sums, by status',
    tag,
    access: 'vendor',
  }).output(z.array(listingCountsSchema)),

  exportLeads: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/inquiry/export',
    summary: 'The leads of a view as a CSV file',
    tag,
    access: 'vendor',
  })
    .input(leadFilterSchema)
    .output(z.file()),
};
