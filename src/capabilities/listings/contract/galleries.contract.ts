import { z } from 'zod';
import { GALLERIES, MEDIA_SOURCES } from '#capabilities/storefronts/rules/galleries.ts';
import { byUuid, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { LONGEST_ALT_TEXT, LONGEST_CAPTION, MOST_IN_GALLERY } from '../rules/gallery-change.ts';
import { PHOTO_LINK_RULES } from '../rules/photo-link.ts';
import { completenessSchema, galleryImageSchema, tag } from './editor.contract.ts';

const MOST_AT_ONCE = 50;
const gallery = z.enum(GALLERIES);
const assetId = z.uuid();
const position = z.number().int().min(0).max(MOST_IN_GALLERY.PHOTO);
const percent = z.number().int().min(0).max(100);
const words = {
  caption: shortText(LONGEST_CAPTION),
  altText: shortText(LONGEST_ALT_TEXT),
  focusX: percent,
  focusY: percent,
};

const changeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    gallery,
    assetIds: z.array(assetId).min(1).max(MOST_AT_ONCE),
    source: z.enum(MEDIA_SOURCES),
  }),
  z.object({ kind: z.literal('move'), from: gallery, assetId, gallery, position }),
  z.object({ kind: z.literal('describe'), gallery, assetId, ...words }),
  z.object({ kind: z.literal('remove'), gallery, assetId }),
  z.object({
    kind: z.literal('restore'),
    gallery,
    position,
    image: z.object({ assetId, source: z.enum(MEDIA_SOURCES), ...words }),
  }),
]);

export const galleriesSchema = z.object({
  coverGallery: z.array(galleryImageSchema),
  photoGallery: z.array(galleryImageSchema),
  completeness: completenessSchema,
});

export type ShownGalleries = z.infer<typeof galleriesSchema>;

export const galleriesContract = {
  changeGalleries: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/storefronts/{uuid}/listing/galleries',
    summary: 'Add, move, describe, remove or bring back a picture; two people can do theirs at once',
    tag,
    access: 'vendor',
    rate: 'autosave',
  })
    .input(byUuid.extend({ change: changeSchema }))
    .output(galleriesSchema),

  addLinkedPhoto: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/storefronts/{uuid}/listing/galleries/link',
    summary: 'Read a picture that is on the web and add it',
    tag,
    access: 'vendor',
    rate: 'photo-reading',
  })
    .input(ruledObject({ ...byUuid.shape, gallery, address: cleanText }, PHOTO_LINK_RULES))
    .output(galleriesSchema),
};
