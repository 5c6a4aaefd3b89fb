import { z } from 'zod';
import { instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { BASE, ofStorefront } from './of-storefront.ts';

const tag = 'plans';
const access = 'vendor';

/** Letter by letter the account of the specification. */
const accountSchema = z.object({
  balance: wholeNumber,
  discountActiveUntil: instant.nullable(),
  freeTrialEndsAt: instant.nullable(),
  paidPlanStartsAt: instant.nullable(),
  paidPlanEndsAt: instant.nullable(),
  autoRenew: z.boolean(),
  /** Nothing where none waits, or for whoever cannot take it. */
  freeCreditOfferAmount: wholeNumber,
  canPurchaseCredits: z.boolean(),
  canPurchaseDiscounts: z.boolean(),
  promos: z.array(z.string()),
  autoConnect: z.boolean(),
  currentPlan: z.object({ planName: z.string(), activeTo: instant.nullable() }).nullable(),
});

export type CreditAccount = z.infer<typeof accountSchema>;

export const accountContract = {
  getAccount: route({
    method: 'GET',
    path: '/web-marketplace-api/v2/manage/vendor-credit/account/storefronts/{storefrontUuid}/details',
    summary: 'The credit account of a listing',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(accountSchema),

  redeemOffer: route({
    method: 'POST',
    path: `${BASE}/free-credit-redemption`,
    summary: 'Take the free credits that were offered; once, however often it is asked',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(accountSchema),
};
