import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Prices } from '../rules/prices.ts';
import { OTHER_STATES_FACTOR, PRICE_LEVELS, STATE_PRICE_FACTORS } from './price-levels.data.ts';

/** Where among its peers a business stands: 0 in the middle, 2 at the very top. */
export type Luxury = number;

export type PriceSeed = {
  category: TaxonomyKey;
  luxury: Luxury;
  stateCode: string;
  /** What its choices do to the price: a band costs more than one guitar. */
  factor: number;
  /** The leading price itself, where it is known beforehand. */
  leadCents?: number | undefined;
};

/** Prices people would print: two figures that count, the second even or five. */
export function roundPrice(cents: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(cents)) - 1);
  const step = unit >= 10_000 ? unit / 2 : unit;
  return Math.max(step, Math.round(cents / step) * step);
}

/** The leading price and all that follows from it, in the fields of the category. */
export function planPrices(
  random: SeededRandom,
  { category, luxury, stateCode, factor, leadCents }: PriceSeed,
): Prices {
  const { median, spread } = PRICE_LEVELS[category];
  const region = STATE_PRICE_FACTORS[stateCode] ?? OTHER_STATES_FACTOR;
  const lead = leadCents ?? roundPrice(median * Math.exp(spread * luxury) * region * factor);
  const times = (low: number, high: number) => roundPrice(lead * (low + random.next() * (high - low)));
  const budget = (low: number, high: number): Prices => ({
    targetCoupleBudgetMin: times(low, low * 1.05),
    targetCoupleBudgetMax: times(high, high * 1.3),
  });
  switch (category) {
    case 'wedding-venues': {
      const end = times(1.5, 2.2);
      return {
        ...budget(1.2, 2.4),
        fullStartPriceCents: lead,
        fullEndPriceCents: end,
        peakStartPriceCents: times(1.15, 1.3),
        peakEndPriceCents: end,
        // The site fee is that of all seasons, so the quiet one begins where it does.
        offPeakStartPriceCents: times(1, 1),
        offPeakEndPriceCents: roundPrice(end * 0.85),
        targetPerPersonBudgetMin: roundPrice(lead / 130),
        targetPerPersonBudgetMax: roundPrice(end / 90),
      };
    }
    case 'wedding-photographers':
    case 'wedding-videographers':
      return {
        ...budget(1.05, 1.7),
        fullStartPriceCents: lead,
        fullEndPriceCents: times(1.7, 2.5),
        elopementStartPriceCents: times(0.35, 0.45),
        elopementEndPriceCents: times(0.55, 0.75),
      };
    case 'wedding-catering':
      return {
        ...budget(90, 170),
        startPriceCentsPerPerson: lead,
        minimumHeadCount: random.pick([20, 25, 30, 40, 50, 60, 75]),
        alcoholPerPersonStartPriceCents: times(0.25, 0.45),
        startPriceCents: times(30, 50),
        targetPerPersonBudgetMin: lead,
        targetPerPersonBudgetMax: times(1.5, 2.2),
      };
    case 'wedding-florists':
      return {
        targetCoupleBudgetMin: lead,
        targetCoupleBudgetMax: times(1.8, 3),
        bridalBouquetStartPriceCents: times(0.055, 0.07),
        bridalBouquetEndPriceCents: times(0.095, 0.13),
        lowCenterpieceStartPriceCents: times(0.028, 0.036),
        lowCenterpieceEndPriceCents: times(0.05, 0.075),
      };
    case 'wedding-hair-makeup':
      return {
        ...budget(4.5, 9),
        startPriceCentsPerPerson: lead,
        minimumHeadCount: random.pick([1, 2, 3, 4, 5]),
      };
    case 'wedding-planners':
      return {
        ...budget(0.9, 1.6),
        targetCoupleFullBudgetMinCents: lead,
        targetCoupleFullBudgetMaxCents: times(1.8, 3.2),
      };
    case 'wedding-bands-djs':
      return {
        ...budget(1, 1.9),
        receptionStartPriceCents: lead,
        ceremonyStartPriceCents: times(0.25, 0.4),
      };
    case 'wedding-cakes-desserts':
      return {
        ...budget(70, 140),
        startPriceCentsPerPerson: lead,
        minimumHeadCount: random.pick([20, 25, 30, 40, 50]),
        minimumSpendCents: times(35, 55),
      };
    case 'wedding-bar-services':
      return {
        ...budget(80, 150),
        startPriceCentsPerPerson: lead,
        minimumHeadCount: random.pick([25, 30, 40, 50]),
      };
  }
}
