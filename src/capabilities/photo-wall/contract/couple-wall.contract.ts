import { z } from 'zod';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { privatePictureSchema } from '#capabilities/media/contract.ts';
import { day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { PHOTO_STATES } from '../rules/photo-states.ts';
import { MODERATIONS, MOST_AT_ONCE, NAME_CHOICES, WALL_MODES } from '../rules/wall-choices.ts';
import { WALL_RULES } from '../rules/wall-rules.ts';
import { WALL_WINDOWS } from '../rules/wall-window.ts';

const tag = 'photo wall';
const BASE = '/web-api/v1/photo-wall';

const choices = {
  mode: z.enum(WALL_MODES),
  moderation: z.enum(MODERATIONS),
  names: z.enum(NAME_CHOICES),
  mayDownload: z.boolean(),
  opensOn: day.nullable(),
  closesOn: day.nullable(),
};

export const wallSchema = z.object({
  /** Null until it is turned on for the first time. */
  wall: z
    .object({
      ...choices,
      window: z.enum(WALL_WINDOWS),
      uploadUrl: z.url(),
      screenUrl: z.url(),
      version: wholeNumber,
    })
    .nullable(),
  counts: z.object({
    WAITING: wholeNumber,
    SHOWN: wholeNumber,
    HIDDEN: wholeNumber,
    REMOVED: wholeNumber,
    reported: wholeNumber,
  }),
  /** What there is to download, each a file of its own. */
  archive: z.array(z.object({ part: wholeNumber, photos: wholeNumber, bytes: wholeNumber })),
  canShare: z.boolean(),
  canModerate: z.boolean(),
});

export type PhotoWall = z.infer<typeof wallSchema>;

const wallPhoto = z.object({
  uuid: z.uuid(),
  picture: privatePictureSchema,
  name: z.string(),
  caption: z.string(),
  state: z.enum(PHOTO_STATES),
  reports: wholeNumber,
  createdAt: instant,
});

export type WallPhoto = z.infer<typeof wallPhoto>;

export const PHOTO_FILTERS = ['ALL', ...PHOTO_STATES, 'REPORTED'] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];

/** For those who plan the wedding. */
export const coupleWallContract = {
  readWall: route({
    method: 'GET',
    path: BASE,
    summary: 'The photo wall of the wedding, with its links and counts',
    tag,
    access: 'signed-in',
  }).output(wallSchema),

  listWallPhotos: route({
    method: 'GET',
    path: `${BASE}/photos`,
    summary: 'Photos of the wall, newest first; removed ones only where they are asked for',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ filter: z.enum(PHOTO_FILTERS).default('ALL'), before: z.uuid().optional() }))
    .output(z.object({ photos: z.array(wallPhoto), next: z.uuid().nullable() })),

  saveWall: route({
    method: 'PUT',
    path: BASE,
    summary: 'Turn the wall on or off, and say how it works; the first time it gets its codes',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...choices, version: wholeNumber }, WALL_RULES))
    .output(wallSchema),

  renewWallCodes: route({
    method: 'POST',
    path: `${BASE}/renew`,
    summary: 'Give the wall new codes: links, QR codes and addresses of pictures from before no longer work',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ version: wholeNumber }))
    .output(wallSchema),

  moveWallPhotos: route({
    method: 'POST',
    path: `${BASE}/photos/move`,
    summary: 'Show, hide, remove or put back photos, many at once; answers where each was before',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ uuids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE), to: z.enum(PHOTO_STATES) }))
    .output(z.object({ moved: z.array(z.object({ uuid: z.uuid(), from: z.enum(PHOTO_STATES) })) })),

  printWallCard: route({
    method: 'GET',
    path: `${BASE}/card`,
    summary: 'Cards with the QR code, four on a sheet, as a PDF',
    tag,
    access: 'signed-in',
    rate: 'print',
  })
    .input(z.object({ language: z.enum(GUEST_LANGUAGES).default('en') }))
    .output(z.file()),
};
