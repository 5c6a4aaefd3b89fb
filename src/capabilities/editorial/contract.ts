import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { day, instant, pageNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { COLOR_FAMILIES } from './rules/color-families.ts';
import { PHOTO_SUBJECTS } from './rules/photo-subjects.ts';
import { SEASONS } from './rules/seasons.ts';
import { WEDDING_SETTINGS } from './rules/wedding-settings.ts';
import { WEDDING_STYLES } from './rules/wedding-styles.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

const tag = 'real weddings';
const slug = ruled(cleanText, maxLength(200));

/** By option: how many a list with this option would show, the choice of its own kind aside. */
const counts = z.record(z.string(), z.number().int());

const filters = {
  color: z.enum(COLOR_FAMILIES).optional(),
  season: z.enum(SEASONS).optional(),
  style: z.enum(WEDDING_STYLES).optional(),
  setting: z.enum(WEDDING_SETTINGS).optional(),
};

const placeSchema = z.object({ slug: z.string(), name: z.string() });

/** A real wedding as lists show it. */
export const realWeddingCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  firstName: z.string(),
  partnerFirstName: z.string(),
  weddingDate: day,
  season: z.enum(SEASONS),
  color: z.enum(COLOR_FAMILIES),
  styles: z.array(z.enum(WEDDING_STYLES)),
  setting: z.enum(WEDDING_SETTINGS),
  guestCount: z.number().int(),
  city: z.string(),
  stateCode: z.string(),
  publishedAt: instant,
  /** One of its photos; in a list never the one another entry shows, where it can be avoided. */
  cover: pictureSchema,
});

export type RealWeddingCard = z.infer<typeof realWeddingCardSchema>;

/** A photo of a real wedding as lists show it. */
export const weddingPhotoSchema = z.object({
  /** What a favorite names. */
  imageId: z.number().int(),
  slug: z.string(),
  caption: z.string(),
  subject: z.enum(PHOTO_SUBJECTS),
  picture: pictureSchema,
});

export type WeddingPhoto = z.infer<typeof weddingPhotoSchema>;

/** Who made the day: with a page of ours while that is published, else by name alone. */
export const creditSchema = z.object({
  role: z.string(),
  name: z.string(),
  storefront: z.object({ uuid: z.uuid(), slug: z.string(), taxonomyKey }).nullable(),
});

export type Credit = z.infer<typeof creditSchema>;

const weddingListSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  weddings: z.array(realWeddingCardSchema),
  /** The state or market asked for. */
  place: placeSchema.nullable(),
  counts: z.object({
    color: counts,
    season: counts,
    style: counts,
    setting: counts,
    /** States, the one with most first. */
    place: z.array(placeSchema.extend({ total: z.number().int() })),
  }),
});

export type RealWeddingList = z.infer<typeof weddingListSchema>;

export const realWeddingSchema = realWeddingCardSchema.extend({
  state: placeSchema,
  market: placeSchema.nullable(),
  story: z.array(z.object({ heading: z.string().optional(), paragraphs: z.array(z.string()) })),
  photos: z.array(weddingPhotoSchema),
  credits: z.array(creditSchema),
  /** Others with most in common. */
  similar: z.array(realWeddingCardSchema),
});

export type RealWedding = z.infer<typeof realWeddingSchema>;

const photoListSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  photos: z.array(weddingPhotoSchema),
  counts: z.object({ color: counts, season: counts, style: counts, setting: counts, subject: counts }),
});

export type WeddingPhotoList = z.infer<typeof photoListSchema>;

const neighbourSchema = z.object({ slug: z.string() }).nullable();

export const weddingPhotoPageSchema = weddingPhotoSchema.extend({
  /** Where it stands among the photos of its wedding, from 1. */
  position: z.number().int(),
  photoCount: z.number().int(),
  previous: neighbourSchema,
  next: neighbourSchema,
  wedding: realWeddingCardSchema,
  credits: z.array(creditSchema),
  /** Photos of other weddings that show the same, in the same colors first. */
  similar: z.array(weddingPhotoSchema),
});

export type WeddingPhotoPage = z.infer<typeof weddingPhotoPageSchema>;

export const editorialContract = {
  listRealWeddings: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/real-weddings',
    summary: 'Real weddings, the newest first, 24 a page, with counts beside every option',
    tag,
    access: 'public',
  })
    .input(z.object({ ...filters, place: slug.optional(), page: pageNumber }))
    .output(weddingListSchema),

  readRealWedding: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/real-weddings/{slug}',
    summary: 'One real wedding with its story, photos and credits',
    tag,
    access: 'public',
  })
    .input(z.object({ slug }))
    .output(realWeddingSchema),

  listWeddingPhotos: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/wedding-photos',
    summary: 'Photos of real weddings, 36 a page, with counts beside every option',
    tag,
    access: 'public',
  })
    .input(z.object({ ...filters, subject: z.enum(PHOTO_SUBJECTS).optional(), page: pageNumber }))
    .output(photoListSchema),

  readWeddingPhoto: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/wedding-photos/{slug}',
    summary: 'One photo with its wedding, its neighbours and who is credited',
    tag,
    access: 'public',
  })
    .input(z.object({ slug }))
    .output(weddingPhotoPageSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    editorial: typeof editorialContract;
  }
}
