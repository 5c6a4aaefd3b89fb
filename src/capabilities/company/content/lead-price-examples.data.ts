import { FIRST_QUESTION, type PriceQuestion } from '../rules/price-question.ts';

export interface LeadPriceExample {
  lead: string;
  question: PriceQuestion;
}

const example = (lead: string, question: Partial<PriceQuestion>): LeadPriceExample => ({
  lead,
  question: { ...FIRST_QUESTION, ...question },
});

/** Standard is what lacks the date or the budget. */
const STANDARD = { budget: 'not-given' } as const;
const GOLD = { isPhoneVerified: true, hasVenue: true, hasGuestCount: true } as const;

/** Leads by their facts; what they cost is worked out where they are shown. */
export const LEAD_PRICE_EXAMPLES: readonly LeadPriceExample[] = [
  example('Venue, standard, a year ahead', STANDARD),
  example('Venue, gold, above your range, exact match', { ...GOLD, budget: 'above', isExactMatch: true }),
  example('Caterer, gold, above your range, exact match', {
    ...GOLD,
    category: 'wedding-catering',
    budget: 'above',
    isExactMatch: true,
  }),
  example('Photographer, standard, exact match', {
    ...STANDARD,
    category: 'wedding-photographers',
    isExactMatch: true,
  }),
  example('Photographer, gold', { ...GOLD, category: 'wedding-photographers' }),
  example('Florist, silver, four months ahead', { category: 'wedding-florists', time: 'under-6' }),
  example('Cake, silver, two months ahead, below your range', {
    category: 'wedding-cakes-desserts',
    time: 'under-3',
    budget: 'below',
  }),
  example('Photographer, one of the first three leads', {
    category: 'wedding-photographers',
    free: 'first',
  }),
  example('Venue, with an unlimited plan', { plan: 'unlimited-12m' }),
];
