import { formatPriceRange } from '#base/money.ts';
import { WHOLE_DAY_BASIS } from '#capabilities/storefronts/rules/starting-price.ts';
import { priceUnitOf, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { ShownCard } from './shown-card.ts';

export type PriceText = { amount: string; unit: string | undefined };

type Priced = Pick<ShownCard, 'taxonomyNodeKey' | 'priceRangeVisible' | 'price' | 'startingPriceCents'>;

/** 'a–b', 'a+' or 'Up to b', and what it buys; undefined where the business keeps its prices to itself. */
export function priceText(card: Priced): PriceText | undefined {
  if (!card.priceRangeVisible) return undefined;
  const { min = card.startingPriceCents, max = null } = card.price ?? {};
  const amount = formatPriceRange(min, max);
  if (amount === '') return undefined;
  return { amount, unit: priceUnit(card.taxonomyNodeKey) };
}

/** What an amount on a card of this category buys. */
export function priceUnit(category: TaxonomyKey): string | undefined {
  return WHOLE_DAY_BASIS[category] ?? priceUnitOf(category, { isPackagePrice: true });
}
