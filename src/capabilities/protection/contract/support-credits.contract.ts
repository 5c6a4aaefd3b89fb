import { z } from 'zod';
import { creditLotSchema, creditTransactionSchema } from '#capabilities/credits/contract.ts';
import { instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { GRANT_RULES, GRANT_STATES, LISTING_LOOKUP_RULES } from '../rules/grant-rules.ts';
import { tag } from './lead-refunds.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/credits' as const;
const ofStorefront = z.object({ storefrontUuid: z.uuid() });

const foundListingSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** 'Hudson, NY' */
  cityName: z.string(),
  published: z.boolean(),
  owner: z.string().nullable(),
});

export type FoundListing = z.infer<typeof foundListingSchema>;

const grantSchema = z.object({
  id: z.uuid(),
  listingName: z.string(),
  storefrontUuid: z.uuid(),
  credits: wholeNumber,
  reason: z.string(),
  state: z.enum(GRANT_STATES),
  proposedBy: z.string().nullable(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Whether whoever asks may decide: nobody agrees with themselves. */
  canDecide: z.boolean(),
});

export type CreditGrant = z.infer<typeof grantSchema>;

const staffAccountSchema = z.object({
  listing: foundListingSchema,
  balance: wholeNumber,
  lots: z.array(creditLotSchema),
  transactions: z.array(creditTransactionSchema),
  /** The account recomputed from its first entry on; what does not fit, where anything does not. */
  books: z.object({ entries: wholeNumber, fault: z.string().nullable() }),
  grants: z.array(grantSchema),
});

export type StaffAccount = z.infer<typeof staffAccountSchema>;

export const supportCreditsContract = {
  findCreditListings: route({
    method: 'GET',
    path: `${BASE}/listings`,
    summary: 'Find a listing by its name, its address or the email of somebody who works there',
    tag,
    access,
  })
    .input(ruledObject({ query: cleanText }, LISTING_LOOKUP_RULES))
    .output(z.array(foundListingSchema)),

  readCreditAccount: route({
    method: 'GET',
    path: `${BASE}/listings/{storefrontUuid}`,
    summary: 'The credits of a listing, what came and went last, and whether its account adds up',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(staffAccountSchema),

  listProposedGrants: route({
    method: 'GET',
    path: `${BASE}/grants`,
    summary: 'Credits that somebody of staff wants to give and a second person has to agree to',
    tag,
    access,
  }).output(z.array(grantSchema)),

  grantCredits: route({
    method: 'POST',
    path: `${BASE}/listings/{storefrontUuid}/grants`,
    summary: 'Give credits to a listing; more than a hundred wait for a second person',
    tag,
    access,
    stepUp: true,
  })
    .input(
      ruledObject(
        {
          ...ofStorefront.shape,
          credits: z.number(),
          reason: cleanText,
          /** One for each time the form is opened: what is sent twice is given once. */
          key: z.uuid(),
        },
        GRANT_RULES,
      ),
    )
    .output(grantSchema),

  decideGrant: route({
    method: 'POST',
    path: `${BASE}/grants/{id}/decide`,
    summary: 'Agree to credits that a colleague wants to give, or refuse',
    tag,
    access,
    stepUp: true,
  })
    .input(z.object({ id: z.uuid(), verdict: z.enum(['GRANT', 'REFUSE']) }))
    .output(grantSchema),
};
