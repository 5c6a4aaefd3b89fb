import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** What the middle business of a category starts from, in cents, and how far prices spread around it. */
export const PRICE_LEVELS: Record<TaxonomyKey, { median: number; spread: number }> = {
  'wedding-venues': { median: 720_000, spread: 0.55 },
  'wedding-photographers': { median: 330_000, spread: 0.4 },
  'wedding-videographers': { median: 290_000, spread: 0.4 },
  'wedding-catering': { median: 7_800, spread: 0.42 },
  'wedding-florists': { median: 270_000, spread: 0.5 },
  'wedding-hair-makeup': { median: 14_500, spread: 0.38 },
  'wedding-planners': { median: 360_000, spread: 0.5 },
  'wedding-bands-djs': { median: 190_000, spread: 0.4 },
  'wedding-cakes-desserts': { median: 740, spread: 0.34 },
  'wedding-bar-services': { median: 2_700, spread: 0.38 },
};

/** States whose prices stand off the middle of the country; the rest counts as 0.95. */
export const STATE_PRICE_FACTORS: Readonly<Record<string, number>> = {
  NY: 1.3,
  NJ: 1.28,
  CT: 1.25,
  MA: 1.25,
  RI: 1.2,
  NH: 1.1,
  VT: 1.12,
  ME: 1.08,
  PA: 1.05,
  MD: 1.12,
  DC: 1.3,
  CA: 1.28,
  WA: 1.14,
  OR: 1.08,
  HI: 1.32,
  CO: 1.12,
  IL: 1.1,
  FL: 1.05,
  TX: 1,
  OH: 0.88,
  IN: 0.86,
  MI: 0.9,
  WI: 0.9,
  IA: 0.84,
  MO: 0.86,
  KS: 0.84,
  NE: 0.84,
  OK: 0.84,
  AR: 0.82,
  MS: 0.8,
  WV: 0.8,
};
export const OTHER_STATES_FACTOR = 0.95;
