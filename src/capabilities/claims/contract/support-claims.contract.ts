import { z } from 'zod';
import { instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { DECISION_RULES } from '../rules/claim-rules.ts';
import { CLAIM_METHODS, CLAIM_STATES, OWNER_ANSWERS } from '../rules/claim-states.ts';
import { claimedListingSchema, tag } from './claim.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/claims' as const;
const person = z.object({ name: z.string(), email: z.string(), joinedAt: instant });

const claimCaseSchema = z.object({
  id: z.uuid(),
  listing: claimedListingSchema,
  website: z.string().nullable(),
  reviewCount: z.number().int(),
  claimant: person.extend({ isEmailConfirmed: z.boolean() }),
  owners: z.array(z.object({ name: z.string(), email: z.string() })),
  method: z.enum(CLAIM_METHODS),
  state: z.enum(CLAIM_STATES),
  provedEmail: z.string().nullable(),
  documentName: z.string().nullable(),
  ownerAskedAt: instant.nullable(),
  ownerUntil: instant.nullable(),
  ownerAnswer: z.enum(OWNER_ANSWERS).nullable(),
  /** Others who say the same listing is theirs. */
  rivals: z.number().int(),
  canGrant: z.boolean(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string(),
});

export type ClaimCase = z.infer<typeof claimCaseSchema>;

export const supportClaimsContract = {
  listClaims: route({
    method: 'GET',
    path: BASE,
    summary: 'Claims that wait for staff, the oldest first, and the last ones decided',
    tag,
    access,
  }).output(z.object({ waiting: z.array(claimCaseSchema), decided: z.array(claimCaseSchema) })),

  readClaimDocument: route({
    method: 'GET',
    path: `${BASE}/{id}/document`,
    summary: 'The paper of a claim, for staff alone',
    tag,
    access,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),

  decideClaim: route({
    method: 'POST',
    path: `${BASE}/{id}/decide`,
    summary: 'Grant or refuse a claim, with a reason its claimant reads',
    tag,
    access,
    stepUp: true,
  })
    .input(
      ruledObject({ id: z.uuid(), verdict: z.enum(['GRANT', 'REFUSE']), reason: cleanText }, DECISION_RULES),
    )
    .output(claimCaseSchema),
};
