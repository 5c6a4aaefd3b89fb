import { z } from 'zod';
import { wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

const leadCostsSchema = z.object({
  /** How many days back they are counted. */
  days: wholeNumber,
  leads: wholeNumber,
  /** What one cost on average without a plan, to a tenth; null where none came. */
  creditsPerLead: z.number().nullable(),
  refunds: wholeNumber,
  refundedCredits: wholeNumber,
});

export type LeadCosts = z.infer<typeof leadCostsSchema>;

export const leadCostsContract = {
  readLeadCosts: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/{storefrontUuid}/lead-costs',
    summary: 'How many leads a listing had of late, and what they cost without a plan',
    tag: 'leads',
    access: 'vendor',
  })
    .input(z.object({ storefrontUuid: z.uuid() }))
    .output(leadCostsSchema),
};
