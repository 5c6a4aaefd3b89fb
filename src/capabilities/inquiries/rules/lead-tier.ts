import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { LeadTier } from './lead-tags.ts';

/** What is known of a couple when its inquiry goes out. */
export type LeadFacts = {
  /** Whom they write to. */
  taxonomyKey: TaxonomyKey;
  isPhoneVerified: boolean;
  hasDate: boolean;
  hasVenue: boolean;
  hasGuestCount: boolean;
  hasBudget: boolean;
};

/**
 * How far a couple has come: the more is settled, the likelier it books. To a venue a couple that has one is not worth
 * more; one that knows how many come is.
 */
export function leadTierOf({
  taxonomyKey,
  isPhoneVerified,
  hasDate,
  hasVenue,
  hasGuestCount,
  hasBudget,
}: LeadFacts): LeadTier {
  if (!hasDate || !hasBudget) return 'STANDARD';
  const isSettled = taxonomyKey === 'wedding-venues' ? hasGuestCount : hasVenue;
  return isPhoneVerified && isSettled ? 'GOLD' : 'SILVER';
}
