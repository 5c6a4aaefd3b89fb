import { capacityText, plural } from '#base/text.ts';
import type { StartingPrice } from '#capabilities/storefronts/rules/starting-price.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type Fact = { label: string; value: string };

/** The choice that says most about a business of each trade. */
const LEADING_FACETS: Record<TaxonomyKey, readonly [facet: string, label: string]> = {
  'wedding-venues': ['venue-service-level', 'Service'],
  'wedding-photographers': ['photographer-style', 'Style'],
  'wedding-videographers': ['videographer-style', 'Style'],
  'wedding-catering': ['caterer-service-style', 'Service'],
  'wedding-florists': ['florist-style', 'Style'],
  'wedding-hair-makeup': ['beauty-service', 'Services'],
  'wedding-planners': ['planner-service-level', 'Service'],
  'wedding-bands-djs': ['musician-category', 'Act'],
  'wedding-cakes-desserts': ['baker-products', 'Bakes'],
  'wedding-bar-services': ['bar-service-type', 'Service'],
};

export type Headline = {
  category: TaxonomyKey;
  details: readonly { key: string; values: readonly string[] }[];
  capacity: number | undefined;
  travelRadiusMiles: number;
  starting: StartingPrice | null;
};

function leading({ category, details }: Headline): Fact[] {
  const [key, label] = LEADING_FACETS[category];
  const values = details.find((group) => group.key === key)?.values ?? [];
  const rest = values.length > 2 ? ` and ${values.length - 2} more` : '';
  return values.length > 0 ? [{ label, value: values.slice(0, 2).join(', ') + rest }] : [];
}

/** The three or four things people want to know first. */
export function headlineFacts(headline: Headline): Fact[] {
  const { capacity, starting, travelRadiusMiles } = headline;
  return [
    ...(capacity === undefined ? [] : [{ label: 'Capacity', value: capacityText(capacity) }]),
    {
      label: 'Starting price',
      value: starting ? `${starting.amount} ${starting.basis}` : 'On request',
    },
    ...leading(headline),
    ...(travelRadiusMiles > 0
      ? [{ label: 'Travels', value: `Up to ${plural(travelRadiusMiles, 'mile')}` }]
      : []),
  ];
}
