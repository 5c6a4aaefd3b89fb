import { z } from 'zod';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { privatePictureSchema } from '#capabilities/media/contract.ts';
import { PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import { day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import { EVENT_VISIBILITIES, PAGE_VISIBILITIES, SITE_PRIVACIES } from '../rules/privacy/site-privacy.ts';
import { MOST_OPERATIONS } from '../rules/site-limits.ts';
import { SITE_STATES } from '../rules/site-states.ts';
import { PAGE_KINDS } from '../rules/stored/site-content.ts';
import { blockSchema } from './block-schema.ts';
import {
  draftBlockSchema,
  lookKey,
  lookSchema,
  pageChange,
  pageHeadInput,
  storedLook,
  storedWords,
} from './site-schema.ts';

export const tag = 'websites';
const access = 'signed-in';
export const BASE = '/web-api/v1/website' as const;

const pageHead = z.object({
  id: z.uuid(),
  kind: z.enum(PAGE_KINDS),
  slug: z.string(),
  title: storedWords,
  version: wholeNumber,
});

/** Counts at once, for what is published too. */
const pagePrivacy = z.object({
  visibility: z.enum(PAGE_VISIBILITIES),
  eventIds: z.array(z.uuid()),
  hasPasscode: z.boolean(),
});

const draftPage = pageHead.extend({ blocks: z.array(draftBlockSchema), privacy: pagePrivacy });

/** Something the couple has not told yet, in the order in which it matters. */
const gap = z.object({
  kind: z.enum(['no-date', 'no-place', 'no-slug', 'no-reply-day', 'blank-block', 'untranslated']),
  pageId: z.uuid().nullable(),
  blockId: z.uuid().nullable(),
  language: z.enum(GUEST_LANGUAGES).nullable(),
});

export const websiteSchema = z.object({
  state: z.enum(SITE_STATES),
  slug: z.string().nullable(),
  suggestedSlugs: z.array(z.string()),
  look: storedLook,
  lookVersion: wholeNumber,
  draftVersion: wholeNumber,
  pages: z.array(draftPage),
  /** With their addresses, which nobody else is told. */
  pictures: z.array(privatePictureSchema.partial({ addressKey: true })),
  privacy: z.enum(SITE_PRIVACIES),
  isListed: z.boolean(),
  isIndexed: z.boolean(),
  events: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      date: day.nullable(),
      visibility: z.enum(EVENT_VISIBILITIES),
    }),
  ),
  /** Households that a preview can be of. */
  households: z.array(z.object({ id: z.uuid(), name: z.string() })),
  publishedAt: instant.nullable(),
  /** What publishing would change, line by line. */
  changes: z.array(z.string()),
  gaps: z.array(gap),
  /** Blocks of the draft that name where an event is that is for some alone. */
  toldPlaces: z.array(z.object({ eventId: z.uuid(), pageId: z.uuid(), blockId: z.uuid() })),
  unreadMessages: wholeNumber,
  forgetOn: day.nullable(),
  /** Why staff took it down; null while nobody did. */
  takenDownFor: z.string().nullable(),
  allowed: z.array(z.enum(WEDDING_ABILITIES)),
});

export type Website = z.output<typeof websiteSchema>;

const after = z.uuid().nullable();
const version = wholeNumber;

export const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('move-page'), pageId: z.uuid(), after }),
  z.object({ op: z.literal('add-block'), pageId: z.uuid(), block: blockSchema, after }),
  z.object({ op: z.literal('change-block'), block: blockSchema, version }),
  z.object({ op: z.literal('move-block'), blockId: z.uuid(), pageId: z.uuid(), after }),
  z.object({ op: z.literal('remove-block'), blockId: z.uuid(), version }),
  z.object({ op: z.literal('add-page'), page: pageHeadInput, after }),
  z.object({ op: z.literal('change-page'), pageId: z.uuid(), version, ...pageChange }),
  z.object({ op: z.literal('remove-page'), pageId: z.uuid(), version }),
  z.object({ op: z.literal('change-look'), look: lookSchema, version }),
]);

/** What stands there after a batch, for what it touched: the versions that the next changes name. */
const savedSchema = z.object({
  draftVersion: wholeNumber,
  lookVersion: wholeNumber,
  pages: z.array(z.object({ id: z.uuid(), version: wholeNumber })),
  blocks: z.array(z.object({ id: z.uuid(), version: wholeNumber })),
  changes: z.array(z.string()),
});

export type SavedOperations = z.output<typeof savedSchema>;

export const editorContract = {
  readWebsite: route({
    method: 'GET',
    path: BASE,
    summary: 'The couple’s website as they write it, with what is missing and what publishing would change',
    tag,
    access,
  }).output(websiteSchema),

  startWebsite: route({
    method: 'POST',
    path: `${BASE}/start`,
    summary: 'Begin a website with pages filled from the wedding and its events',
    tag,
    access,
  })
    .input(
      z.object({
        design: z.enum(DESIGN_KEYS),
        palette: lookKey.default('first'),
        type: lookKey.default('first'),
        language: z.enum(GUEST_LANGUAGES).default('en'),
      }),
    )
    .output(websiteSchema),

  saveOperations: route({
    method: 'POST',
    path: `${BASE}/operations`,
    summary:
      'Change the draft by a batch of operations; whole or not at all, and once however often it is sent',
    tag,
    access,
  })
    .input(
      z.object({ batchUuid: z.uuid(), operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS) }),
    )
    .output(savedSchema),

  addSitePicture: route({
    method: 'POST',
    path: `${BASE}/pictures`,
    summary: 'Bring a picture for the website: the body is the file itself, at most 20 MB',
    tag,
    access,
    fileBytes: PICTURE_LIMITS.bytes,
  })
    .input(z.file())
    .output(privatePictureSchema),
};
