import { CATEGORY_NUMBERS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** What a plan costs goes by what a lead of the category is worth. */
export const PLAN_GROUPS = ['A', 'B', 'C'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

const FROM_A = 18;
const FROM_B = 5;

export function planGroupOf(category: TaxonomyKey): PlanGroup {
  const number = CATEGORY_NUMBERS[category];
  if (number >= FROM_A) return 'A';
  return number >= FROM_B ? 'B' : 'C';
}
