import { formatPriceRange } from '#base/money.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type BudgetBand = { id: string; minCents: number; maxCents: number | null };

const THOUSAND_DOLLARS = 100_000;
/** In thousands of dollars; half of all weddings lie in the first two, the average in the fourth. */
const EDGES = [0, 10, 20, 30, 45, 60, 100] as const;

/** What a whole wedding may cost, in steps people can answer without a table. */
export const WEDDING_BUDGET_BANDS: readonly BudgetBand[] = EDGES.map((edge, index) => {
  const next = EDGES[index + 1];
  return {
    id: next === undefined ? `${edge}-max` : `${edge}-${next}`,
    minCents: edge * THOUSAND_DOLLARS,
    maxCents: next === undefined ? null : next * THOUSAND_DOLLARS,
  };
});

export function bandLabel({ minCents, maxCents }: BudgetBand): string {
  return formatPriceRange(minCents, maxCents);
}

/** Percent of a wedding's money that usually goes to the trade: the budget tool's own split. */
const SHARES: Readonly<Record<TaxonomyKey, number>> = {
  'wedding-venues': 19,
  'wedding-catering': 17,
  'wedding-bar-services': 7,
  'wedding-photographers': 9,
  'wedding-videographers': 5,
  'wedding-florists': 9,
  'wedding-planners': 6,
  'wedding-bands-djs': 5,
  'wedding-hair-makeup': 2,
  'wedding-cakes-desserts': 2,
};

/** Rounded to what people say: tens below a thousand dollars, hundreds above. */
function rounded(cents: number): number {
  const step = cents < THOUSAND_DOLLARS ? 1_000 : 10_000;
  return Math.round(cents / step) * step;
}

/** What of a band is likely meant for one trade. */
export function shareOf(
  band: BudgetBand,
  category: TaxonomyKey,
): { minCents: number; maxCents: number | null } {
  const part = (cents: number) => rounded((cents * SHARES[category]) / 100);
  return { minCents: part(band.minCents), maxCents: band.maxCents === null ? null : part(band.maxCents) };
}

/** The band a share was taken from, to begin the next inquiry with. */
export function bandOfShare(
  category: TaxonomyKey,
  minCents: number | null,
  maxCents: number | null,
): BudgetBand | undefined {
  return WEDDING_BUDGET_BANDS.find((band) => {
    const share = shareOf(band, category);
    return share.minCents === (minCents ?? 0) && share.maxCents === maxCents;
  });
}

/** The band that a whole budget lies in. */
export function bandOfBudget(cents: number): BudgetBand | undefined {
  return WEDDING_BUDGET_BANDS.find(
    ({ minCents, maxCents }) => cents >= minCents && (maxCents === null || cents < maxCents),
  );
}
