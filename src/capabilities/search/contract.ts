import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { awardKey } from '#capabilities/storefronts/contract/award-key.ts';
import { AWARDS, BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES } from '#capabilities/storefronts/rules/metro-types.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { cents, day, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { SCORE_PARTS } from './rules/score-parts.ts';
import { SORT_KEYS, SORT_ORDERS } from './rules/sort-keys.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

const tag = 'search';
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** A picture on a card: its color holds the place, a blur would cost more than the card. */
export const cardPictureSchema = pictureSchema.omit({ blurDataUrl: true });

export type CardPicture = z.infer<typeof cardPictureSchema>;

/** A business as every list shows it, under the names of the specification. */
export const vendorCardSchema = z.object({
  storefrontUuid: z.uuid(),
  storefrontSlug: z.string(),
  taxonomyNodeKey: taxonomyKey,
  vendorName: z.string(),
  address1: z.string(),
  city: z.string(),
  stateProvince: z.string(),
  postalCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  metroType: z.enum(METRO_TYPES),
  /** By rank. */
  badges: z.array(z.enum(BADGES)),
  /** The newest year first. */
  awards: z.array(awardKey),
  priceRangeVisible: z.boolean(),
  priceTier: z.number().int().min(1).max(4).nullable(),
  startingPriceCents: cents.nullable(),
  /** Per person, per arrangement or per serving, beside a price for the whole day; null where that is all there is. */
  unitPriceCents: cents.nullable(),
  /** Null where the business shows none. */
  price: z.object({ min: cents.nullable(), max: cents.nullable() }).nullable(),
  storefrontCoverId: z.uuid().nullable(),
  imageIds: z.array(z.uuid()),
  /** The cover gallery, the cover first; at most five. */
  images: z.array(cardPictureSchema),
  reviewsCount: z.number().int(),
  averageReviewsRate: z.number().nullable(),
  /** Short facts: 'Up to 220 guests', 'All-inclusive'. */
  details: z.array(z.string()),
  /** 'Often answers within 3 hours'; null where there is nothing to say. */
  socialProof: z.string().nullable(),
  /** Zero outside a search. */
  searchScore: z.number(),
  displayAvailability: z.boolean(),
  /** Of the days asked for, those that are free. */
  availableDates: z.array(day),
  featuredPlacement: z.boolean(),
  featuredReview: z.object({ text: z.string(), authorName: z.string() }).nullable(),
  /** The first sentences. */
  description: z.string(),
  listingMessageType: z.enum(['NONE', 'NEW', 'UNCLAIMED']),
  claimed: z.boolean(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});

export type VendorCard = z.infer<typeof vendorCardSchema>;

/** What a list shows of a card; the rest stands on the storefront's own page. */
export const listCardSchema = vendorCardSchema.pick({
  storefrontUuid: true,
  storefrontSlug: true,
  taxonomyNodeKey: true,
  vendorName: true,
  city: true,
  stateProvince: true,
  badges: true,
  awards: true,
  priceRangeVisible: true,
  priceTier: true,
  startingPriceCents: true,
  unitPriceCents: true,
  price: true,
  images: true,
  reviewsCount: true,
  averageReviewsRate: true,
  details: true,
  socialProof: true,
  searchScore: true,
  displayAvailability: true,
  availableDates: true,
  featuredPlacement: true,
  listingMessageType: true,
  claimed: true,
});

export type ListCard = z.infer<typeof listCardSchema>;

const openRange = z.object({
  min: wholeNumber,
  max: z.union([wholeNumber, z.literal('max')]),
});

/** Names of the specification's search filters. Unknown options are refused, not ignored. */
export const searchQuerySchema = z.object({
  vendorType: taxonomyKey,
  location: z.object({
    type: z.enum(['ALL_MARKETS', 'CITY', 'MARKET', 'STATE', 'PLACE', 'NEAR_ME']),
    /** With PLACE, whichever of city, market or state has this slug. */
    slug: ruled(cleanText, maxLength(200)).nullable().default(null),
    lat: latitude.optional(),
    lon: longitude.optional(),
  }),
  /** Option slugs of the category; the alternatives of one facet, facets add up. */
  facets: z.array(shortText(80)).max(60).default([]),
  price: openRange.nullable().default(null),
  capacity: openRange.nullable().default(null),
  availabilityDates: z.array(day).max(5).default([]),
  awardGroups: z
    .array(z.enum([...AWARDS, 'BEST_OF_ALL']))
    .max(3)
    .default([]),
  metroTypes: z.array(z.enum(METRO_TYPES)).max(3).default([]),
  area: z
    .object({ south: latitude, west: longitude, north: latitude, east: longitude })
    .nullable()
    .default(null),
  /** Around a point: how far; without it as far as a page of the category needs. */
  radiusMiles: z.number().int().min(1).max(500).nullable().default(null),
  sortBy: z.enum(SORT_KEYS).default('searchScore'),
  sortOrder: z.enum(SORT_ORDERS).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
});

export const scorePartSchema = z.object({
  key: z.enum(SCORE_PARTS),
  points: z.number(),
  of: z.number(),
});

export const searchResultSchema = z.object({
  card: listCardSchema,
  /** They add up to the card's searchScore. */
  scoreParts: z.array(scorePartSchema),
  distanceMiles: z.number().nullable(),
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({
  location: z.object({
    type: z.enum(['ALL_MARKETS', 'CITY', 'MARKET', 'STATE', 'NEAR_ME']),
    slug: z.string().nullable(),
    /** 'Hudson, NY', 'New York', 'everywhere' */
    name: z.string(),
    stateCode: z.string().nullable(),
    marketId: z.number().int().nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    /** Around a point: how far the search reached to have enough to show; null for regions. */
    radiusMiles: z.number().int().nullable(),
  }),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  results: z.array(searchResultSchema),
  /** Paid placements, apart from the results and marked; on the first page only. */
  featured: z.array(listCardSchema),
  /** The options that narrow it, in the order of the filters. */
  selectedFacets: z.array(
    z.object({
      key: z.string(),
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      parentKey: z.string(),
    }),
  ),
  /** By option slug: how many a search with this option would find, the other choices of its facet aside. */
  facetCounts: z.record(z.string(), z.number().int()),
  awardCounts: z.record(z.string(), z.number().int()),
  metroCounts: z.record(z.string(), z.number().int()),
  /** Of everything in this place and category: where the price slider begins and ends. */
  priceBounds: z.object({ min: cents, max: cents }).nullable(),
  /** Only where nothing was found: which filter to let go, and how many there would be then. */
  relaxations: z.array(z.object({ filter: z.string(), total: z.number().int() })),
  /** Only where little or nothing was found: who comes closest, the nearest of the category first. */
  nearest: z.array(searchResultSchema),
  /** Only where few were found around a point: how many more the same filters find in the next larger circle. */
  wider: z.object({ radiusMiles: z.number().int(), more: z.number().int() }).nullable(),
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const vendorSuggestionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  storefrontUuid: z.uuid(),
  taxonomyNodeId: z.number().int(),
  /** For the link to its page. */
  storefrontSlug: z.string(),
  address: z.object({ address1: z.string(), city: z.string(), stateProvince: z.string() }),
  /** Whether somebody of the business works on the listing. */
  claimed: z.boolean(),
});

export type VendorSuggestion = z.infer<typeof vendorSuggestionSchema>;

const prefix = shortText(100).default('');

export const searchContract = {
  search: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-search/search',
    summary: 'One page of vendors for a category, a place and filters, with counts beside every option',
    tag,
    access: 'public',
    rate: 'general',
    writes: false,
    answersText: true,
  })
    .input(searchQuerySchema)
    .output(searchAnswerSchema),

  mapPoints: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-search/map-points',
    summary: 'Where the found vendors are, the best-ranked first',
    tag,
    access: 'public',
    rate: 'general',
    writes: false,
  })
    .input(searchQuerySchema)
    .output(
      z.object({
        total: z.number().int(),
        points: z.array(
          z.object({
            storefrontUuid: z.uuid(),
            storefrontSlug: z.string(),
            vendorName: z.string(),
            lat: z.number(),
            lon: z.number(),
            startingPriceCents: cents.nullable(),
          }),
        ),
      }),
    ),

  listCards: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-search/cards',
    summary: 'Cards of named storefronts, in the order asked; those not published are left out',
    tag,
    access: 'public',
    rate: 'general',
    writes: false,
  })
    .input(z.object({ storefrontUuids: z.array(z.uuid()).max(24) }))
    .output(z.array(vendorCardSchema)),

  listSimilar: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/vendor-search/similar/{storefrontUuid}',
    summary: 'Others of the trade nearby that share most with this one',
    tag,
    access: 'public',
  })
    .input(z.object({ storefrontUuid: z.uuid(), limit: z.coerce.number().int().min(1).max(12).default(6) }))
    .output(z.array(vendorCardSchema)),

  suggestByName: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-search/name-prefix-query',
    summary: 'Vendors whose name has these words, the last perhaps unfinished',
    tag,
    access: 'public',
    rate: 'type-ahead',
    writes: false,
  })
    .input(z.object({ prefix }))
    .output(z.array(vendorSuggestionSchema)),

  suggestByCategory: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-search/list-by-category',
    summary: 'Vendors of one category whose name has these words',
    tag,
    access: 'public',
    rate: 'type-ahead',
    writes: false,
  })
    .input(z.object({ prefix, category_id: z.coerce.number().int().min(1).max(32_767) }))
    .output(z.array(vendorSuggestionSchema)),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    search: typeof searchContract;
  }
}
