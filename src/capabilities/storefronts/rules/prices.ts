import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export const PRICE_FIELDS = [
  'targetCoupleBudgetMin',
  'targetCoupleBudgetMax',
  'targetPerPersonBudgetMin',
  'targetPerPersonBudgetMax',
  'targetCoupleFullBudgetMin',
  'targetCoupleFullBudgetMax',
  'targetCoupleFullBudgetMinCents',
  'targetCoupleFullBudgetMaxCents',
  'fullStartPriceCents',
  'fullEndPriceCents',
  'peakStartPriceCents',
  'peakEndPriceCents',
  'offPeakStartPriceCents',
  'offPeakEndPriceCents',
  'elopementStartPriceCents',
  'elopementEndPriceCents',
  'startPriceCents',
  'startPriceCentsPerPerson',
  'alcoholPerPersonStartPriceCents',
  'minimumHeadCount',
  'minimumSpendCents',
  'ceremonyStartPriceCents',
  'receptionStartPriceCents',
  'bridalBouquetStartPriceCents',
  'bridalBouquetEndPriceCents',
  'lowCenterpieceStartPriceCents',
  'lowCenterpieceEndPriceCents',
] as const;

export type PriceField = (typeof PRICE_FIELDS)[number];
export type Prices = Partial<Record<PriceField, number | null>>;

/** Every category states what an average couple spends; these come on top. */
const CATEGORY_FIELDS: Record<TaxonomyKey, readonly PriceField[]> = {
  'wedding-venues': [
    'fullStartPriceCents',
    'fullEndPriceCents',
    'peakStartPriceCents',
    'peakEndPriceCents',
    'offPeakStartPriceCents',
    'offPeakEndPriceCents',
  ],
  'wedding-photographers': [
    'fullStartPriceCents',
    'fullEndPriceCents',
    'elopementStartPriceCents',
    'elopementEndPriceCents',
  ],
  'wedding-videographers': [
    'fullStartPriceCents',
    'fullEndPriceCents',
    'elopementStartPriceCents',
    'elopementEndPriceCents',
  ],
  'wedding-catering': [
    'startPriceCentsPerPerson',
    'minimumHeadCount',
    'alcoholPerPersonStartPriceCents',
    'startPriceCents',
  ],
  'wedding-florists': [
    'bridalBouquetStartPriceCents',
    'bridalBouquetEndPriceCents',
    'lowCenterpieceStartPriceCents',
    'lowCenterpieceEndPriceCents',
  ],
  'wedding-hair-makeup': ['startPriceCentsPerPerson', 'minimumHeadCount'],
  'wedding-planners': ['targetCoupleFullBudgetMinCents', 'targetCoupleFullBudgetMaxCents'],
  'wedding-bands-djs': ['ceremonyStartPriceCents', 'receptionStartPriceCents'],
  'wedding-cakes-desserts': ['minimumHeadCount', 'startPriceCentsPerPerson', 'minimumSpendCents'],
  'wedding-bar-services': ['startPriceCentsPerPerson', 'minimumHeadCount'],
};

/** The price the category's tier and its cards start from. */
const LEADING_FIELD: Record<TaxonomyKey, PriceField> = {
  'wedding-venues': 'fullStartPriceCents',
  'wedding-photographers': 'fullStartPriceCents',
  'wedding-videographers': 'fullStartPriceCents',
  'wedding-catering': 'startPriceCentsPerPerson',
  'wedding-florists': 'targetCoupleBudgetMin',
  'wedding-hair-makeup': 'startPriceCentsPerPerson',
  'wedding-planners': 'targetCoupleFullBudgetMinCents',
  'wedding-bands-djs': 'receptionStartPriceCents',
  'wedding-cakes-desserts': 'startPriceCentsPerPerson',
  'wedding-bar-services': 'startPriceCentsPerPerson',
};

export function categoryPriceFields(category: TaxonomyKey): readonly PriceField[] {
  return CATEGORY_FIELDS[marketplaceCategory(category).taxonomyKey];
}

/** The same thing at other times of the year: whichever is cheapest is where the price starts. */
const SEASON_FIELDS: readonly PriceField[] = ['peakStartPriceCents', 'offPeakStartPriceCents'];

export function startingPriceCents(category: TaxonomyKey, prices: Prices): number | undefined {
  const shown = [LEADING_FIELD[category], ...SEASON_FIELDS]
    .filter((field) => field === LEADING_FIELD[category] || CATEGORY_FIELDS[category].includes(field))
    .map((field) => prices[field])
    .filter((cents) => cents !== undefined && cents !== null);
  return shown.length > 0 ? Math.min(...shown) : undefined;
}
