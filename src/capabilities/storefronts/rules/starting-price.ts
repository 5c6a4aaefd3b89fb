import { formatCents } from '#base/money.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** What the leading price of a category is for, where it is not the category's unit. */
const BASIS: Partial<Record<TaxonomyKey, string>> = {
  'wedding-venues': 'site fee',
  'wedding-photographers': 'full day',
  'wedding-videographers': 'full day',
  'wedding-florists': 'for all flowers',
  'wedding-planners': 'full planning',
  'wedding-bands-djs': 'reception',
};

export type StartingPrice = { amount: string; basis: string };

/** '$6,800' 'site fee', '$95' 'per person': the first number couples see. */
export function startingPrice(category: TaxonomyKey, cents: number | null): StartingPrice | undefined {
  if (cents === null) return undefined;
  return { amount: formatCents(cents), basis: BASIS[category] ?? marketplaceCategory(category).priceUnit };
}
