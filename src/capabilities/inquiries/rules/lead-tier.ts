import type { LeadTier } from './lead-tags.ts';

/** What is known of a couple when its inquiry goes out. */
export type LeadFacts = {
  isPhoneVerified: boolean;
  hasDate: boolean;
  hasVenue: boolean;
  hasBudget: boolean;
};

/** How far a couple has come: the more is settled, the likelier it books. */
export function leadTierOf({ isPhoneVerified, hasDate, hasVenue, hasBudget }: LeadFacts): LeadTier {
  if (!hasDate || !hasBudget) return 'STANDARD';
  return isPhoneVerified && hasVenue ? 'GOLD' : 'SILVER';
}
