import { formatCents, formatPriceRange } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { PriceField, Prices } from './prices.ts';

export type PriceLine = { key: string; label: string; text: string };

type Line = {
  key: string;
  label: string;
  min?: PriceField;
  max?: PriceField;
  /** Behind the amount; 'unit' is the category's own: per person, per serving. */
  suffix?: string | 'unit';
};

const PACKAGE_LABELS: Partial<Record<TaxonomyKey, string>> = {
  'wedding-venues': 'Site fee',
  'wedding-photographers': 'Full day',
  'wedding-videographers': 'Full day',
};

/** In the order couples ask: what it costs, when it costs more or less, what comes on top, where it begins. */
function linesOf(category: TaxonomyKey): Line[] {
  return [
    {
      key: 'full',
      label: PACKAGE_LABELS[category] ?? 'Packages',
      min: 'fullStartPriceCents',
      max: 'fullEndPriceCents',
    },
    { key: 'peak', label: 'Peak season', min: 'peakStartPriceCents', max: 'peakEndPriceCents' },
    { key: 'off-peak', label: 'Off-peak season', min: 'offPeakStartPriceCents', max: 'offPeakEndPriceCents' },
    {
      key: 'elopement',
      label: 'Elopement',
      min: 'elopementStartPriceCents',
      max: 'elopementEndPriceCents',
    },
    { key: 'reception', label: 'Reception', min: 'receptionStartPriceCents' },
    { key: 'ceremony', label: 'Ceremony', min: 'ceremonyStartPriceCents' },
    { key: 'per-person', label: 'Starting price', min: 'startPriceCentsPerPerson', suffix: 'unit' },
    { key: 'start', label: 'Smallest order', min: 'startPriceCents' },
    {
      key: 'alcohol',
      label: 'With alcohol, on top',
      min: 'alcoholPerPersonStartPriceCents',
      suffix: 'per person',
    },
    {
      key: 'bouquet',
      label: 'Bridal bouquet',
      min: 'bridalBouquetStartPriceCents',
      max: 'bridalBouquetEndPriceCents',
      suffix: 'per arrangement',
    },
    {
      key: 'centerpiece',
      label: 'Low centerpiece',
      min: 'lowCenterpieceStartPriceCents',
      max: 'lowCenterpieceEndPriceCents',
      suffix: 'per arrangement',
    },
    {
      key: 'full-planning',
      label: 'Full planning',
      min: 'targetCoupleFullBudgetMinCents',
      max: 'targetCoupleFullBudgetMaxCents',
    },
    {
      key: 'couple',
      label: 'What couples usually spend',
      min: 'targetCoupleBudgetMin',
      max: 'targetCoupleBudgetMax',
    },
    {
      key: 'guest',
      label: 'What it comes to',
      min: 'targetPerPersonBudgetMin',
      max: 'targetPerPersonBudgetMax',
      suffix: 'per person',
    },
    {
      key: 'wedding',
      label: 'Whole-wedding budget',
      min: 'targetCoupleFullBudgetMin',
      max: 'targetCoupleFullBudgetMax',
    },
  ];
}

function lineText(category: TaxonomyKey, prices: Prices, { min, max, suffix }: Line): string {
  const amount = formatPriceRange(min && prices[min], max && prices[max]);
  if (!amount || !suffix) return amount;
  return `${amount} ${suffix === 'unit' ? marketplaceCategory(category).priceUnit : suffix}`;
}

function minimums(category: TaxonomyKey, { minimumHeadCount, minimumSpendCents }: Prices): PriceLine[] {
  const heads = category === 'wedding-cakes-desserts' ? 'serving' : 'person';
  return [
    ...(minimumHeadCount
      ? [
          {
            key: 'minimum-heads',
            label: category === 'wedding-cakes-desserts' ? 'Smallest order' : 'Smallest party',
            text: plural(minimumHeadCount, heads, heads === 'person' ? 'people' : 'servings'),
          },
        ]
      : []),
    ...(minimumSpendCents
      ? [{ key: 'minimum-spend', label: 'Minimum spend', text: formatCents(minimumSpendCents) }]
      : []),
  ];
}

/** Everything a listing says about money, named and in its units; what is not set is not there. */
export function priceLines(category: TaxonomyKey, prices: Prices): PriceLine[] {
  const amounts = linesOf(category).map((line) => ({
    key: line.key,
    label: line.label,
    text: lineText(category, prices, line),
  }));
  return [...amounts.filter(({ text }) => text !== ''), ...minimums(category, prices)];
}
