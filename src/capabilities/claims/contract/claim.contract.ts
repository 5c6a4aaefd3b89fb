import { z } from 'zod';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { CLAIM_EMAIL_RULES } from '../rules/claim-rules.ts';
import { CLAIM_METHODS, CLAIM_STATES, OWNER_ANSWERS } from '../rules/claim-states.ts';

export const tag = 'claims';
const BASE = '/web-marketplace-api/v1/claims' as const;

export const claimedListingSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  taxonomyKey,
  /** 'Hudson, NY' */
  cityName: z.string(),
  /** Somebody works on it. */
  claimed: z.boolean(),
});

const ownClaimSchema = z.object({
  id: z.uuid(),
  method: z.enum(CLAIM_METHODS),
  state: z.enum(CLAIM_STATES),
  /** Where a code was sent that can still be typed. */
  codeSentTo: z.string().nullable(),
  documentName: z.string().nullable(),
  /** Until when whoever runs the listing can answer. */
  ownerUntil: instant.nullable(),
  reason: z.string(),
  createdAt: instant,
});

const claimPageSchema = z.object({
  listing: claimedListingSchema,
  /** Of the website on its page; null where the business has none of its own. */
  domain: z.string().nullable(),
  isOwn: z.boolean(),
  /** The newest of whoever asks. */
  claim: ownClaimSchema.nullable(),
});

export type ClaimPage = z.infer<typeof claimPageSchema>;
export type OwnClaim = z.infer<typeof ownClaimSchema>;

const askedSchema = z.object({
  id: z.uuid(),
  listing: claimedListingSchema,
  claimantName: z.string(),
  claimantEmail: z.string(),
  method: z.enum(CLAIM_METHODS),
  state: z.enum(CLAIM_STATES),
  ownerUntil: instant.nullable(),
  ownerAnswer: z.enum(OWNER_ANSWERS).nullable(),
});

export type AskedClaim = z.infer<typeof askedSchema>;

export const claimContract = {
  listOwnClaims: route({
    method: 'GET',
    path: BASE,
    summary: 'Listings I claimed and nobody has decided about yet, the oldest claim first',
    tag,
    access: 'vendor',
  }).output(z.array(claimPageSchema)),

  readClaim: route({
    method: 'GET',
    path: `${BASE}/{uuid}`,
    summary: 'A listing that can be claimed, and how far my claim is',
    tag,
    access: 'public',
  })
    .input(byUuid)
    .output(claimPageSchema),

  sendClaimCode: route({
    method: 'POST',
    path: `${BASE}/{uuid}/code`,
    summary: 'Send a code to an address of the business’s own domain',
    tag,
    access: 'vendor',
    rate: 'code',
  })
    .input(ruledObject({ uuid: z.uuid(), email: emailText }, CLAIM_EMAIL_RULES))
    .output(claimPageSchema),

  confirmClaimCode: route({
    method: 'POST',
    path: `${BASE}/{uuid}/confirm`,
    summary: 'Type the code that was sent',
    tag,
    access: 'vendor',
    rate: 'code',
  })
    .input(ruledObject({ uuid: z.uuid(), code: cleanText }, CODE_RULES))
    .output(claimPageSchema),

  sendClaimDocument: route({
    method: 'POST',
    path: `${BASE}/{uuid}/document/{name}`,
    summary: 'Send a paper that staff looks at: the body is the file itself, at most 10 MB',
    tag,
    access: 'vendor',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.object({
          uuid: z.uuid(),
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(claimPageSchema),

  readAskedClaim: route({
    method: 'GET',
    path: `${BASE}/asked/{id}`,
    summary: 'A claim to a listing whose access I manage',
    tag,
    access: 'vendor',
  })
    .input(z.object({ id: z.uuid() }))
    .output(askedSchema),

  answerClaim: route({
    method: 'POST',
    path: `${BASE}/asked/{id}/answer`,
    summary: 'Hand the listing over, or say that it is ours',
    tag,
    access: 'vendor',
    stepUp: true,
  })
    .input(z.object({ id: z.uuid(), answer: z.enum(OWNER_ANSWERS) }))
    .output(askedSchema),
};
