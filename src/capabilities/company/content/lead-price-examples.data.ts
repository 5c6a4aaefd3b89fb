import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** The factors of the published formula (domain facts, lead pricing). */
export const TIER_FACTORS = { GOLD: 1.5, SILVER: 1.2, STANDARD: 1 } as const;
export const TIME_FACTORS = { 'under 3 months': 0.6, 'under 6 months': 0.8, later: 1 } as const;
export const BUDGET_FACTORS = { below: 0.75, inside: 1, above: 1.25 } as const;
export const EXACT_MATCH_FACTOR = 0.8;

export interface LeadPriceExample {
  lead: string;
  category: TaxonomyKey;
  tier: keyof typeof TIER_FACTORS;
  time: keyof typeof TIME_FACTORS;
  budget: keyof typeof BUDGET_FACTORS;
  isExactMatch: boolean;
  baseCredits: number;
  credits: number;
}

export const LEAD_PRICE_EXAMPLES: readonly LeadPriceExample[] = [
  {
    lead: 'Venue, standard, a year ahead, inside your range',
    category: 'wedding-venues',
    tier: 'STANDARD',
    time: 'later',
    budget: 'inside',
    isExactMatch: false,
    baseCredits: 24,
    credits: 24,
  },
  {
    lead: 'Venue, gold, above your range, exact match',
    category: 'wedding-venues',
    tier: 'GOLD',
    time: 'later',
    budget: 'above',
    isExactMatch: true,
    baseCredits: 45,
    credits: 36,
  },
  {
    lead: 'Photographer, standard, exact match',
    category: 'wedding-photographers',
    tier: 'STANDARD',
    time: 'later',
    budget: 'inside',
    isExactMatch: true,
    baseCredits: 7,
    credits: 6,
  },
  {
    lead: 'Photographer, gold',
    category: 'wedding-photographers',
    tier: 'GOLD',
    time: 'later',
    budget: 'inside',
    isExactMatch: false,
    baseCredits: 11,
    credits: 11,
  },
  {
    lead: 'Florist, silver, four months ahead',
    category: 'wedding-florists',
    tier: 'SILVER',
    time: 'under 6 months',
    budget: 'inside',
    isExactMatch: false,
    baseCredits: 8,
    credits: 8,
  },
  {
    lead: 'Cake, standard, two months ahead, below your range',
    category: 'wedding-cakes-desserts',
    tier: 'STANDARD',
    time: 'under 3 months',
    budget: 'below',
    isExactMatch: false,
    baseCredits: 1,
    credits: 1,
  },
];
