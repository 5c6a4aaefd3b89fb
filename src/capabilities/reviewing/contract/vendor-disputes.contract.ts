import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { DISPUTE_REASONS } from '../rules/dispute-reasons.ts';
import { DISPUTE_RULES } from '../rules/dispute-rules.ts';
import { DISPUTE_STATES } from '../rules/dispute-states.ts';
// Whoever has the calls has the codes they answer with.
import '../errors.ts';
import { tag } from './own-review.contract.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/reviews/{reviewUuid}/dispute' as const;

const disputeFile = z.object({ uuid: z.uuid(), name: z.string() });
const disputeReason = z.enum(DISPUTE_REASONS);
const fileName = ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength));

export const vendorDisputeSchema = z.object({
  state: z.enum(DISPUTE_STATES),
  reason: disputeReason.nullable(),
  words: z.string(),
  /** What the business shows; gone with the decision. */
  files: z.array(disputeFile),
  openedAt: instant.nullable(),
  answerUntil: instant.nullable(),
  isAnswered: z.boolean(),
  /** When staff will have decided, at the latest; null while it is collected, or over. */
  dueOn: day.nullable(),
  endedAt: instant.nullable(),
  /** What staff says about it. */
  decision: z.string(),
});

export type VendorDispute = z.infer<typeof vendorDisputeSchema>;

const oneReview = { uuid: z.uuid(), reviewUuid: z.uuid() };

export const vendorDisputesContract = {
  sendDisputeFile: route({
    method: 'POST',
    path: `${BASE}/files/{name}`,
    summary:
      'Show staff something against a review: the body is the file itself, at most 10 MB, five of them',
    tag,
    access,
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ params: z.object({ ...oneReview, name: fileName }), body: z.file() }))
    .output(vendorDisputeSchema),

  removeDisputeFile: route({
    method: 'DELETE',
    path: `${BASE}/files/{fileUuid}`,
    summary: 'Take a file back, before the dispute is sent',
    tag,
    access,
  })
    .input(z.object({ ...oneReview, fileUuid: z.uuid() }))
    .output(vendorDisputeSchema),

  openDispute: route({
    method: 'POST',
    path: BASE,
    summary:
      'Dispute a review, once: the couple has seven days to answer, then staff decides in three business days',
    tag,
    access,
  })
    .input(ruledObject({ ...oneReview, reason: disputeReason, words: cleanText }, DISPUTE_RULES))
    .output(vendorDisputeSchema),

  endOwnDispute: route({
    method: 'POST',
    path: `${BASE}/end`,
    summary: 'Take a dispute back before it is decided',
    tag,
    access,
  })
    .input(z.object(oneReview))
    .output(vendorDisputeSchema),
};
