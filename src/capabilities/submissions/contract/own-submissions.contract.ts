import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { byUuid, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
// Whoever has the calls has the codes they answer with.
import '../errors.ts';
import { CONSENTS } from '../rules/consent.ts';
import { DRAFT_RULES, SUBMISSION_RULES } from '../rules/submission-rules.ts';
import { shownCreditSchema, shownPhotoSchema, wordsShape } from './words.ts';

export const tag = 'real weddings';
const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/real-weddings' as const;

const summarySchema = z.object({
  uuid: z.uuid(),
  status: z.enum(PUBLICATION_STATUSES),
  consent: z.enum(CONSENTS),
  /** 'Maya & Jonah'; empty while nobody is named. */
  names: z.string(),
  title: z.string(),
  photoCount: wholeNumber,
  cover: shownPhotoSchema.nullable(),
  updatedAt: instant,
  /** Of its page, while it has one. */
  slug: z.string().nullable(),
});

export type SubmissionSummary = z.infer<typeof summarySchema>;

const listSchema = z.object({
  storefront: z.object({ uuid: z.uuid(), name: z.string() }),
  /** Whether submissions are taken now. */
  isOpen: z.boolean(),
  canEdit: z.boolean(),
  submissions: z.array(summarySchema),
});

export type OwnSubmissions = z.infer<typeof listSchema>;

const ownSchema = summarySchema.extend({
  storefront: z.object({ uuid: z.uuid(), name: z.string() }),
  version: wholeNumber,
  words: z.object(wordsShape),
  city: z.object({ id: z.number().int(), name: z.string(), stateCode: z.string() }).nullable(),
  photos: z.array(shownPhotoSchema),
  credits: z.array(shownCreditSchema),
  canWrite: z.boolean(),
  canWithdraw: z.boolean(),
  /** What the couple wants changed, or why it said no. */
  consentNote: z.string(),
  /** Why staff turned it away. */
  reason: z.string(),
});

export type OwnSubmission = z.infer<typeof ownSchema>;

const bySubmission = z.object({ uuid: z.uuid(), submission: z.uuid() });
/** As it was read: another version means that somebody else of the business wrote meanwhile. */
const about = { uuid: z.uuid(), submission: z.uuid(), version: wholeNumber };

export const ownSubmissionsContract = {
  listSubmissions: route({
    method: 'GET',
    path: BASE,
    summary: 'Real weddings that this photographer has sent in or begun, and whether more are taken',
    tag,
    access,
  })
    .input(byUuid)
    .output(listSchema),

  beginSubmission: route({
    method: 'POST',
    path: BASE,
    summary: 'An empty draft under a name that the browser chose; asked again it is the same one',
    tag,
    access,
  })
    .input(bySubmission)
    .output(ownSchema),

  readSubmission: route({
    method: 'GET',
    path: `${BASE}/{submission}`,
    summary: 'One submission with its photos, credits and what the couple and staff said',
    tag,
    access,
  })
    .input(bySubmission)
    .output(ownSchema),

  saveSubmission: route({
    method: 'PUT',
    path: `${BASE}/{submission}`,
    summary: 'Keep what is written so far, and the order of the photos',
    tag,
    access,
  })
    .input(ruledObject({ ...about, ...wordsShape }, DRAFT_RULES))
    .output(ownSchema),

  submitSubmission: route({
    method: 'POST',
    path: `${BASE}/{submission}/submit`,
    summary: 'Send it to staff and ask the couple and the credited vendors; also after a change',
    tag,
    access,
  })
    .input(ruledObject({ ...about, ...wordsShape }, SUBMISSION_RULES))
    .output(ownSchema),

  withdrawSubmission: route({
    method: 'POST',
    path: `${BASE}/{submission}/withdraw`,
    summary: 'Throw a draft away, or take back what was sent or shown, for good',
    tag,
    access,
  })
    .input(bySubmission)
    .output(z.object({ withdrawn: z.literal(true) })),

  addSubmissionPhoto: route({
    method: 'POST',
    path: `${BASE}/{submission}/photos`,
    summary: 'Add a photo at the end: the body is the file itself, at most 20 MB; the same file is one photo',
    tag,
    access,
    fileBytes: PICTURE_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ params: bySubmission, body: z.file() }))
    .output(shownPhotoSchema),

  removeSubmissionPhoto: route({
    method: 'DELETE',
    path: `${BASE}/{submission}/photos/{photo}`,
    summary: 'Take a photo out of a draft and delete it',
    tag,
    access,
  })
    .input(bySubmission.extend({ photo: z.uuid() }))
    .output(z.object({ removed: z.literal(true) })),
};
