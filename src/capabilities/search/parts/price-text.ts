import { formatCents, formatPriceRange } from '#base/money.ts';
import { priceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { ShownCard } from './shown-card.ts';

export type PriceText = { amount: string; unit: string | undefined };

type Priced = Pick<
  ShownCard,
  'taxonomyNodeKey' | 'priceRangeVisible' | 'price' | 'startingPriceCents' | 'unitPriceCents'
>;

/** 'a–b', 'a+' or 'Up to b', and what it buys; undefined where the business keeps its prices to itself. */
export function priceText(card: Priced): PriceText | undefined {
  if (!card.priceRangeVisible) return undefined;
  const { min = card.startingPriceCents, max = null } = card.price ?? {};
  const amount = formatPriceRange(min, max);
  if (amount === '') return undefined;
  return { amount, unit: priceUnit(card.taxonomyNodeKey) };
}

/** 'from $95 per person': beside a price for the whole day, what the category's unit costs there, if that is known. */
export function unitPriceText({ taxonomyNodeKey, unitPriceCents }: Priced): string | undefined {
  if (unitPriceCents === null) return undefined;
  return `from ${formatCents(unitPriceCents)} ${marketplaceCategory(taxonomyNodeKey).priceUnit}`;
}
