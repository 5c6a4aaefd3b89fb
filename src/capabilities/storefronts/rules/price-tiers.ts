import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type PriceTier = 1 | 2 | 3 | 4;

/** Below the first amount one sign, below the second two, below the third three; in cents of the starting price. */
const TIER_LIMITS: Record<TaxonomyKey, readonly [number, number, number]> = {
  'wedding-venues': [400_000, 900_000, 1_500_000],
  'wedding-photographers': [250_000, 400_000, 600_000],
  'wedding-videographers': [200_000, 350_000, 500_000],
  'wedding-catering': [5_000, 9_000, 15_000],
  'wedding-florists': [200_000, 400_000, 700_000],
  'wedding-hair-makeup': [12_000, 20_000, 30_000],
  'wedding-planners': [200_000, 450_000, 800_000],
  'wedding-bands-djs': [150_000, 300_000, 600_000],
  'wedding-cakes-desserts': [500, 800, 1_200],
  'wedding-bar-services': [2_000, 3_500, 5_500],
};

export function priceTierOf(category: TaxonomyKey, startingPriceCents: number): PriceTier {
  const above = TIER_LIMITS[category].filter((limit) => startingPriceCents >= limit).length;
  return (above + 1) as PriceTier;
}

/** '$$$' */
export function tierText(tier: PriceTier): string {
  return '$'.repeat(tier);
}
