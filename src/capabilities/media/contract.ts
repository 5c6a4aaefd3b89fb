import { z } from 'zod';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from './rules/picture-limits.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

/** What a screen needs to draw a picture before its bytes are there. */
export const pictureSchema = z.object({
  id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
  dominantColor: z.string(),
  blurDataUrl: z.string(),
  alt: z.string(),
});

export type PictureAsset = z.infer<typeof pictureSchema>;

/** One whose addresses are told to those alone who may see it: `pictureAddress(id, { addressKey })`. */
export const privatePictureSchema = pictureSchema.extend({ addressKey: z.string() });

export type PrivatePicture = z.infer<typeof privatePictureSchema>;

const uploadSchema = pictureSchema.extend({
  originalFormat: z.enum(ORIGINAL_FORMATS),
  originalBytes: z.number().int(),
  createdAt: instant,
});

export const mediaContract = {
  uploadPicture: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/media',
    summary:
      'Upload a picture: the body is the file itself, at most 20 MB; the same file again is the same picture',
    tag: 'media',
    access: 'signed-in',
    fileBytes: PICTURE_LIMITS.bytes,
  })
    .input(z.file())
    .output(pictureSchema),

  readPicture: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/media/{uuid}',
    summary: 'A picture the signed-in person uploaded',
    tag: 'media',
    access: 'signed-in',
  })
    .input(byUuid)
    .output(uploadSchema),

  deletePicture: route({
    method: 'DELETE',
    path: '/web-marketplace-api/v1/media/{uuid}',
    summary: 'Delete an uploaded picture that is shown nowhere',
    tag: 'media',
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    media: typeof mediaContract;
  }
}
