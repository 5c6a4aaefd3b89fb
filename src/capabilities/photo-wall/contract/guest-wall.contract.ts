import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { privatePictureSchema } from '#capabilities/media/contract.ts';
import { PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { day, instant, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { PHOTO_STATES } from '../rules/photo-states.ts';
import { LONGEST_CAPTION, LONGEST_NAME, NAME_CHOICES, WALL_MODES } from '../rules/wall-choices.ts';
import { WALL_WINDOWS } from '../rules/wall-window.ts';

const tag = 'photo wall';
const BASE = '/web-api/v1/guest-photos';

/** The secret of the link: in any case, as cameras and people read it. */
const code = shortText(64).transform((text) => text.toLowerCase());
/** Made in the browser and kept there: its photos are withdrawn with it. Only its hash is kept by us. */
const device = z.string().regex(/^[\w-]{22,64}$/);
const caption = ruled(cleanText.transform(cleanName), maxLength(LONGEST_CAPTION));
const done = z.object({ ok: z.literal(true) });
const byCode = z.object({ code });

/** The code is the proof. Everybody at a party has the same, so it is the phone that is counted first. */
const byPhone = {
  access: 'public',
  proof: 'link',
  token: subjectIn(byCode, (input) => input.code),
  device: subjectIn(z.object({ device }), (input) => input.device),
} as const;

const photo = z.object({
  uuid: z.uuid(),
  picture: privatePictureSchema,
  name: z.string(),
  caption: z.string(),
});

export type GuestPhoto = z.infer<typeof photo>;

const ownPhoto = photo.extend({ state: z.enum(PHOTO_STATES) });

export type OwnPhoto = z.infer<typeof ownPhoto>;

const couple = z.object({ a: z.string(), b: z.string() });

export const guestWallSchema = z.object({
  couple,
  mode: z.enum(WALL_MODES),
  names: z.enum(NAME_CHOICES),
  window: z.enum(WALL_WINDOWS),
  opensOn: day.nullable(),
  isLookedAtFirst: z.boolean(),
  mayDownload: z.boolean(),
  /** Newest first; none where the wall only takes. */
  photos: z.array(photo),
  /** Where the next page begins. */
  next: z.uuid().nullable(),
});

export type GuestWall = z.infer<typeof guestWallSchema>;

const uploadInput = z.object({
  params: byCode,
  query: z.object({ name: ruled(cleanText.transform(cleanName), maxLength(LONGEST_NAME)).optional() }),
  headers: z.object({ 'x-device-key': device }),
  body: z.file(),
});

const screenSchema = z.object({
  revision: wholeNumber,
  /** Null where nothing has changed since the revision that was named. */
  wall: z
    .object({
      couple,
      uploadUrl: z.url(),
      isOpen: z.boolean(),
      photos: z.array(photo.extend({ at: instant })),
    })
    .nullable(),
});

export type WallScreen = z.infer<typeof screenSchema>;

const ofPhoto = z.object({ code, uuid: z.uuid(), device });

export const guestWallContract = {
  readGuestWall: route({
    method: 'GET',
    path: `${BASE}/{code}`,
    summary: 'A photo wall as guests see it, by the code they upload with',
    tag,
    ...byPhone,
  })
    .input(z.object({ code, before: z.uuid().optional() }))
    .output(guestWallSchema),

  addWallPhoto: route({
    method: 'POST',
    path: `${BASE}/{code}/photos`,
    summary:
      'Add a photo: the body is the picture itself, at most 20 MB; the same one sent again is the same photo',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(z.object({ params: byCode }), ({ params }) => params.code),
    device: subjectIn(uploadInput.pick({ headers: true }), ({ headers }) => headers['x-device-key']),
    rate: 'wall-upload',
    fileBytes: PICTURE_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(uploadInput)
    .output(ownPhoto),

  listOwnWallPhotos: route({
    method: 'POST',
    path: `${BASE}/{code}/own`,
    summary: 'The photos that came from this phone, wherever they stand',
    tag,
    writes: false,
    ...byPhone,
  })
    .input(z.object({ code, device }))
    .output(z.object({ photos: z.array(ownPhoto) })),

  captionWallPhoto: route({
    method: 'PUT',
    path: `${BASE}/{code}/photos/{uuid}/caption`,
    summary: 'Say what is to be seen on an own photo',
    tag,
    ...byPhone,
  })
    .input(ofPhoto.extend({ caption }))
    .output(done),

  withdrawWallPhoto: route({
    method: 'POST',
    path: `${BASE}/{code}/photos/{uuid}/withdraw`,
    summary: 'Take an own photo back, for good',
    tag,
    ...byPhone,
  })
    .input(ofPhoto)
    .output(done),

  reportWallPhoto: route({
    method: 'POST',
    path: `${BASE}/{code}/photos/{uuid}/report`,
    summary: 'Say that a photo should not be there; three take it down until the couple has looked',
    tag,
    ...byPhone,
    rate: 'wall-report',
  })
    .input(ofPhoto)
    .output(done),

  readWallScreen: route({
    method: 'GET',
    path: `${BASE}/{code}/screen`,
    summary: 'What a projector shows, by the code of the screen; nothing where nothing has changed',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(byCode, (input) => input.code),
  })
    .input(z.object({ code, revision: z.coerce.number().pipe(wholeNumber).optional() }))
    .output(screenSchema),
};
