import { z } from 'zod';
import { QUEUE_VIEWS } from '#app/rules/queue-views.ts';
import { SECOND_LOOK_RULES } from '#app/rules/second-look-rules.ts';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { byUuid, day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { CONSENTS } from '../rules/consent.ts';
import { HOLD_REASONS } from '../rules/hold-reasons.ts';
import { EDIT_RULES } from '../rules/submission-rules.ts';
import { VERDICT_RULES, VERDICTS } from '../rules/verdicts.ts';
import { tag } from './own-submissions.contract.ts';
import { shownCreditSchema, shownPhotoSchema, storyShape } from './words.ts';

const access = 'support';
const BASE = '/web-api/v1/support/submissions' as const;

const rowSchema = z.object({
  uuid: z.uuid(),
  status: z.enum(PUBLICATION_STATUSES),
  photographer: z.string(),
  names: z.string(),
  title: z.string(),
  weddingDate: day.nullable(),
  photoCount: wholeNumber,
  cover: shownPhotoSchema.nullable(),
  consent: z.enum(CONSENTS),
  /** Whether the couple agreed to what stands there now. */
  isAgreed: z.boolean(),
  holds: z.array(z.enum(HOLD_REASONS)),
  sentAt: instant.nullable(),
  takenBy: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  /** Who wants somebody else to decide. */
  secondLookBy: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

export type SubmissionRow = z.infer<typeof rowSchema>;

const queueSchema = z.object({
  view: z.enum(QUEUE_VIEWS),
  counts: z.record(z.enum(QUEUE_VIEWS), wholeNumber),
  cases: z.array(rowSchema),
});

export type SubmissionQueue = z.infer<typeof queueSchema>;

const caseSchema = rowSchema.extend({
  version: wholeNumber,
  place: z.string(),
  guestCount: wholeNumber.nullable(),
  summary: z.string(),
  story: z.string(),
  coupleEmail: z.string(),
  consentNote: z.string(),
  photos: z.array(shownPhotoSchema),
  credits: z.array(shownCreditSchema),
  reason: z.string(),
  slug: z.string().nullable(),
  /** The newest first. */
  log: z.array(z.object({ words: z.string(), by: z.string().nullable(), note: z.string(), at: instant })),
});

export type SubmissionCase = z.infer<typeof caseSchema>;

export const supportSubmissionsContract = {
  listSubmissionCases: route({
    method: 'GET',
    path: BASE,
    summary: 'Real weddings before staff, the oldest first, or the last ones decided; up to fifty',
    tag,
    access,
  })
    .input(z.object({ view: z.enum(QUEUE_VIEWS).default('waiting') }))
    .output(queueSchema),

  readSubmissionCase: route({
    method: 'GET',
    path: `${BASE}/{uuid}`,
    summary: 'One submission with everything that is known of it',
    tag,
    access,
  })
    .input(byUuid)
    .output(caseSchema),

  pickUpSubmission: route({
    method: 'POST',
    path: `${BASE}/{uuid}/pick-up`,
    summary: 'Take a submission, also from a colleague',
    tag,
    access,
  })
    .input(byUuid)
    .output(caseSchema),

  editSubmission: route({
    method: 'PUT',
    path: `${BASE}/{uuid}`,
    summary: 'Edit the words, captions and order of what I picked up; a couple that agreed is asked again',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), version: wholeNumber, ...storyShape }, EDIT_RULES))
    .output(caseSchema),

  decideSubmission: route({
    method: 'POST',
    path: `${BASE}/{uuid}/decide`,
    summary: 'Publish what the couple agreed to, turn it away, mark it as spam, or take a page down',
    tag,
    access,
  })
    .input(
      ruledObject(
        { uuid: z.uuid(), version: wholeNumber, verdict: z.enum(VERDICTS), reason: cleanText },
        VERDICT_RULES,
      ),
    )
    .output(caseSchema),

  askSubmissionSecondLook: route({
    method: 'POST',
    path: `${BASE}/{uuid}/second-look`,
    summary: 'Leave a submission to a colleague, who alone can decide it then',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), note: cleanText }, SECOND_LOOK_RULES))
    .output(caseSchema),
};
