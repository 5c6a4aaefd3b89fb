import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cents, day, instant, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { DAY_STATES } from '../rules/availability.ts';
import { BADGES } from '../rules/badges.ts';
import { CALENDAR_MONTH } from '../rules/calendar-month.ts';
import { METRO_TYPES } from '../rules/metro-types.ts';
import { PRICE_FIELDS, type PriceField } from '../rules/prices.ts';
import { REPORT_REASON_KEYS, REPORT_RULES } from '../rules/report-reasons.ts';
import { SOCIAL_FIELDS, VIDEO_KINDS } from '../rules/social-links.ts';
import { SPACE_SETTINGS } from '../rules/venue-spaces.ts';
import { awardKey } from './award-key.ts';

const tag = 'storefronts';

/** A slug is typed by people: whatever it is, an unknown one is simply not found. */
const byAddress = z.object({ taxonomyKey: shortText(100), slug: shortText(300) });

/** In cents, head counts in people; null where the listing says nothing, or shows no amounts. */
const priceShape = Object.fromEntries(PRICE_FIELDS.map((field) => [field, cents.nullable()])) as Record<
  PriceField,
  z.ZodNullable<typeof cents>
>;

/** A listing as its page shows it, under the names of the specification's 'Storefront details'. */
/** With the words below it, and what of it stays in sight where it is cut, in hundredths. */
const shownPictureSchema = pictureSchema.extend({
  caption: z.string(),
  focusX: z.number().int(),
  focusY: z.number().int(),
});

export const storefrontSchema = z.object({
  uuid: z.uuid(),
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  taxonomyKey,
  taxonomyNodeId: z.number().int(),
  publishedAt: instant.nullable(),
  publicationStatus: z.enum(PUBLICATION_STATUSES),
  claimed: z.boolean(),
  description: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  video: z.object({ kind: z.enum(VIDEO_KINDS), videoId: z.string() }).nullable(),
  coverGallery: z.array(shownPictureSchema),
  photoGallery: z.array(shownPictureSchema),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The chosen options and the facets they belong to, in the order of the taxonomy. */
  options: z.array(z.object({ parentKey: z.string(), key: z.string() })),
  social: z.partialRecord(z.enum(SOCIAL_FIELDS), z.string()),
  address1: z.string(),
  city: z.string(),
  citySlug: z.string(),
  stateProvince: z.string(),
  postalCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  metroType: z.enum(METRO_TYPES),
  travelRadiusMiles: z.number().int(),
  /** Where it is off, the business shows no amounts, and none is here; its tier says roughly where it stands. */
  priceRangeVisible: z.boolean(),
  priceTier: z.number().int().min(1).max(4).nullable(),
  startingPriceCents: cents.nullable(),
  ...priceShape,
  venueDetails: z
    .object({
      spaces: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          setting: z.enum(SPACE_SETTINGS),
          seatedCapacity: z.number().int(),
          standingCapacity: z.number().int().nullable(),
        }),
      ),
      menus: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          /** Null where the business shows no amounts. */
          pricePerPersonCents: cents.nullable(),
        }),
      ),
    })
    .nullable(),
  displayAvailability: z.boolean(),
  /** Null also where the calendar is not shown. */
  availableThrough: day.nullable(),
  /** The newest year first. */
  awards: z.array(awardKey),
  /** By rank. */
  badges: z.array(z.enum(BADGES)),
  /** Of the last 90 days; null while nothing was counted. */
  responseStats: z
    .object({
      receivedCount: z.number().int(),
      answeredCount: z.number().int(),
      medianMinutes: z.number().int().nullable(),
    })
    .nullable(),
  /** Published colleagues the business recommends, in its order. */
  preferredVendors: z.array(z.object({ uuid: z.uuid(), note: z.string() })),
});

export type Storefront = z.infer<typeof storefrontSchema>;

/** Its page has another address by now. */
const movedSchema = z.object({ movedTo: z.object({ taxonomyKey, slug: z.string() }) });

const month = z.string().regex(CALENDAR_MONTH);

export const availabilitySchema = z.object({
  /** The first of those the days belong to. */
  month,
  /** This month, and the last one a calendar is worth turning to. */
  earliestMonth: month,
  latestMonth: month,
  /** Off where the business keeps its calendar to itself; then there are no days. */
  displayAvailability: z.boolean(),
  days: z.array(z.object({ date: day, state: z.enum(DAY_STATES) })),
});

export type MonthAvailability = z.infer<typeof availabilitySchema>;

export const dayStateSchema = z.object({ storefrontUuid: z.uuid(), state: z.enum(DAY_STATES) });

export type StorefrontDay = z.infer<typeof dayStateSchema>;

export const storefrontPageContract = {
  getStorefront: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/storefront/{taxonomyKey}/{slug}',
    summary: 'A published listing by its address, or where it has moved to',
    tag,
    access: 'public',
  })
    .input(byAddress)
    .output(z.union([storefrontSchema, movedSchema])),

  previewStorefront: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/storefront/{taxonomyKey}/{slug}/preview',
    summary: 'A listing in any state, for those who work there and for support',
    tag,
    access: 'signed-in',
  })
    .input(byAddress)
    .output(z.union([storefrontSchema, movedSchema])),

  getAvailability: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/storefront/{uuid}/availability',
    summary: 'Which days of a month (this one, if none is named) are free, without saying why others are not',
    tag,
    access: 'public',
  })
    .input(
      byUuid.extend({
        month: month.optional(),
        /** How many months from there on, up to the last one worth turning to. */
        months: z.coerce.number().int().min(1).max(12).default(1),
      }),
    )
    .output(availabilitySchema),

  listDayStates: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/storefront/day-states',
    summary:
      'Whether one day is free at several listings; those that keep their calendar to themselves are left out',
    tag,
    access: 'public',
    rate: 'general',
    writes: false,
  })
    .input(z.object({ date: day, storefrontUuids: z.array(z.uuid()).max(60) }))
    .output(z.array(dayStateSchema)),

  reportStorefront: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/storefront/{uuid}/report',
    summary: 'Tell support that something is wrong with a listing; the same person counts once a day',
    tag,
    access: 'public',
    rate: 'report',
  })
    .input(
      ruledObject(
        {
          ...byUuid.shape,
          reason: z.enum(REPORT_REASON_KEYS),
          text: cleanText.default(''),
        },
        REPORT_RULES,
      ),
    )
    .output(z.object({ reported: z.literal(true) })),
};
