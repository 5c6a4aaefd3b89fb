import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { MEDIA_SOURCES } from '#capabilities/storefronts/rules/galleries.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, instant, rowId, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

export const tag = 'listings';
export const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/listing' as const;

const LONGEST_TEXT = 20_000;
const MOST_ITEMS = 100;
const text = z.string().max(LONGEST_TEXT);
const amount = z.number().int().safe();
const item = z.record(shortText(40), z.union([text, amount, z.null()]));

/** Any field of any section; what each may hold is the section's own rule. */
const fieldValue = z.union([
  text,
  amount,
  z.boolean(),
  z.null(),
  z.array(shortText(80)).max(MOST_ITEMS),
  z.array(item).max(MOST_ITEMS),
]);

export const sectionValuesSchema = z.record(shortText(60), fieldValue);

const findingSchema = z.object({
  field: z.string(),
  kind: z.enum(['contact', 'competitor']),
  match: z.string(),
  message: z.string(),
});

export const sectionStateSchema = z.object({
  key: z.string(),
  /** Grows with every save; sent back with the next one. */
  version: z.number().int(),
  values: sectionValuesSchema,
  /** What keeps the values from the public, by field; while there is any, the page shows the ones before. */
  problems: z.record(z.string(), z.string()),
  findings: z.array(findingSchema),
  /** Since when we have been asked to look at what was found. */
  askedAt: instant.nullable(),
  /** Why it cannot stand, once we have looked. */
  refusal: z.string().nullable(),
  /** What was found here before and is fine. */
  released: z.array(z.string()),
  updatedAt: instant.nullable(),
  /** First name of who saved it last; null for oneself and where nobody did. */
  updatedBy: z.string().nullable(),
});

export type SectionState = z.infer<typeof sectionStateSchema>;

export const completenessSchema = z.object({
  percent: z.number().int(),
  isOnboarded: z.boolean(),
  meetsBasicChecklist: z.boolean(),
  meetsStrongChecklist: z.boolean(),
  steps: z.array(
    z.object({
      key: z.string(),
      section: z.string(),
      label: z.string(),
      share: z.number(),
      /** The percent the listing would have with this step done as well. */
      percentThen: z.number().int(),
      isNeededToSubmit: z.boolean(),
      /** Tenths of a point in search that it would add. */
      gainTenths: z.number().int(),
    }),
  ),
});

export type Completeness = z.infer<typeof completenessSchema>;

export const galleryImageSchema = pictureSchema.extend({
  source: z.enum(MEDIA_SOURCES),
  caption: z.string(),
  focusX: z.number().int(),
  focusY: z.number().int(),
});

export type GalleryPicture = z.infer<typeof galleryImageSchema>;

export const listingSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  taxonomyKey,
  publicationStatus: z.enum(PUBLICATION_STATUSES),
  published: z.boolean(),
  /** 'Hudson, NY' */
  cityName: z.string(),
  lat: z.number(),
  lon: z.number(),
  canEdit: z.boolean(),
  sections: z.array(sectionStateSchema),
  coverGallery: z.array(galleryImageSchema),
  photoGallery: z.array(galleryImageSchema),
  completeness: completenessSchema,
});

export type Listing = z.infer<typeof listingSchema>;

/** Saved, or the section as somebody else has saved it meanwhile: nothing was written over. */
export const savedSectionSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), section: sectionStateSchema, completeness: completenessSchema }),
  z.object({ outcome: z.literal('conflict'), section: sectionStateSchema }),
]);

export type SavedSection = z.infer<typeof savedSectionSchema>;

const editSchema = z.object({
  id: rowId,
  sectionKey: z.string(),
  before: sectionValuesSchema,
  after: sectionValuesSchema,
  /** Null where the person has left. */
  editedBy: z.string().nullable(),
  editedAt: instant,
});

export type ListingEdit = z.infer<typeof editSchema>;

/** The largest row id: every change is before it. */
const BEHIND_ALL = 2_147_483_647;

const bySection = byUuid.extend({ sectionKey: shortText(60) });

export const editorContract = {
  getListing: route({
    method: 'GET',
    path: BASE,
    summary: 'A listing as its editor shows it: sections with their versions, galleries, completeness',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(listingSchema),

  saveSection: route({
    method: 'PUT',
    path: `${BASE}/sections/{sectionKey}`,
    summary: 'Save one section; what cannot stand before couples is kept beside the listing',
    tag,
    access: 'vendor',
    rate: 'autosave',
  })
    .input(bySection.extend({ version: wholeNumber, values: sectionValuesSchema }))
    .output(savedSectionSchema),

  askForLook: route({
    method: 'POST',
    path: `${BASE}/sections/{sectionKey}/ask`,
    summary: 'Ask staff to look at words that screening holds back',
    tag,
    access: 'vendor',
  })
    .input(bySection)
    .output(sectionStateSchema),

  listEdits: route({
    method: 'GET',
    path: `${BASE}/edits`,
    summary: 'Who changed what in the last 90 days, newest first',
    tag,
    access: 'vendor',
  })
    .input(byUuid.extend({ before: z.coerce.number().pipe(rowId).default(BEHIND_ALL) }))
    .output(z.object({ edits: z.array(editSchema), hasEarlier: z.boolean() })),

  undoEdit: route({
    method: 'POST',
    path: `${BASE}/edits/{id}/undo`,
    summary: 'Bring a section back to what it was before a change',
    tag,
    access: 'vendor',
  })
    .input(byUuid.extend({ id: z.coerce.number().pipe(rowId) }))
    .output(savedSectionSchema),

  checkSlug: route({
    method: 'GET',
    path: `${BASE}/slug`,
    summary: 'Whether a page address is free in the listing’s category',
    tag,
    access: 'vendor',
  })
    .input(byUuid.extend({ slug: shortText(80) }))
    .output(z.object({ available: z.boolean() })),
};
