import type { PriceField } from '#capabilities/storefronts/rules/prices.ts';
import type { MoneyField } from './editor-field.ts';

/** What a vendor is asked for, in its words. */
export const PRICE_LABELS: Readonly<Record<PriceField, string>> = {
  targetCoupleBudgetMin: 'From',
  targetCoupleBudgetMax: 'To',
  targetPerPersonBudgetMin: 'Per person, from',
  targetPerPersonBudgetMax: 'Per person, to',
  targetCoupleFullBudgetMin: 'Whole wedding, from',
  targetCoupleFullBudgetMax: 'Whole wedding, to',
  targetCoupleFullBudgetMinCents: 'Full planning, from',
  targetCoupleFullBudgetMaxCents: 'Full planning, to',
  fullStartPriceCents: 'Full day, from',
  fullEndPriceCents: 'Full day, to',
  peakStartPriceCents: 'Peak season, from',
  peakEndPriceCents: 'Peak season, to',
  offPeakStartPriceCents: 'Off season, from',
  offPeakEndPriceCents: 'Off season, to',
  elopementStartPriceCents: 'Elopement, from',
  elopementEndPriceCents: 'Elopement, to',
  startPriceCents: 'Whole event, from',
  startPriceCentsPerPerson: 'Per person, from',
  alcoholPerPersonStartPriceCents: 'Alcohol per person, from',
  minimumHeadCount: 'Fewest people',
  minimumSpendCents: 'Minimum spend',
  ceremonyStartPriceCents: 'Ceremony, from',
  receptionStartPriceCents: 'Reception, from',
  bridalBouquetStartPriceCents: 'Bridal bouquet, from',
  bridalBouquetEndPriceCents: 'Bridal bouquet, to',
  lowCenterpieceStartPriceCents: 'Low centerpiece, from',
  lowCenterpieceEndPriceCents: 'Low centerpiece, to',
};

/** Fields that are the two ends of one range. */
export const PRICE_RANGES: readonly (readonly [from: PriceField, to: PriceField])[] = [
  ['targetCoupleBudgetMin', 'targetCoupleBudgetMax'],
  ['targetPerPersonBudgetMin', 'targetPerPersonBudgetMax'],
  ['targetCoupleFullBudgetMin', 'targetCoupleFullBudgetMax'],
  ['targetCoupleFullBudgetMinCents', 'targetCoupleFullBudgetMaxCents'],
  ['fullStartPriceCents', 'fullEndPriceCents'],
  ['peakStartPriceCents', 'peakEndPriceCents'],
  ['offPeakStartPriceCents', 'offPeakEndPriceCents'],
  ['elopementStartPriceCents', 'elopementEndPriceCents'],
  ['bridalBouquetStartPriceCents', 'bridalBouquetEndPriceCents'],
  ['lowCenterpieceStartPriceCents', 'lowCenterpieceEndPriceCents'],
];

export const moneyField = (name: PriceField, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  name,
  label: PRICE_LABELS[name],
  ...more,
});
