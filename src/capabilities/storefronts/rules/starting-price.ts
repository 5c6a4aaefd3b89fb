import { formatCents } from '#base/money.ts';
import {
  marketplaceCategory,
  type PriceUnit,
  priceUnitOf,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';

/** Their price is for the day, whoever comes and however many vases it takes; the category's unit would misstate it. */
const WHOLE_DAY_BASIS: Partial<Record<TaxonomyKey, string>> = {
  'wedding-venues': 'site fee',
  'wedding-florists': 'for all flowers',
};

/** What the leading price of a category is for, where it is not the category's unit. */
const BASIS: Partial<Record<TaxonomyKey, string>> = {
  ...WHOLE_DAY_BASIS,
  'wedding-photographers': 'full day',
  'wedding-videographers': 'full day',
  'wedding-planners': 'full planning',
  'wedding-bands-djs': 'reception',
};

/** The unit in which the starting prices of a category are stored; undefined where they are for a whole day or package. */
export function startingPriceUnit(category: TaxonomyKey): PriceUnit | undefined {
  return WHOLE_DAY_BASIS[category] ? undefined : priceUnitOf(category, { isPackagePrice: true });
}

/** What an amount on a card of this category buys. */
export function priceUnit(category: TaxonomyKey): string | undefined {
  return WHOLE_DAY_BASIS[category] ?? startingPriceUnit(category);
}

/** '$95 per person', '$6,800 site fee', '$3,200' */
export function startingPriceText(category: TaxonomyKey, cents: number): string {
  return [formatCents(cents), priceUnit(category)].filter(Boolean).join(' ');
}

export type StartingPrice = { amount: string; basis: string };

/** '$6,800' 'site fee', '$95' 'per person': the first number couples see. */
export function startingPrice(category: TaxonomyKey, cents: number | null): StartingPrice | undefined {
  if (cents === null) return undefined;
  return { amount: formatCents(cents), basis: BASIS[category] ?? marketplaceCategory(category).priceUnit };
}
