import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents, formatPriceRange } from '#base/money.ts';
import { capacityText, plural } from '#base/text.ts';
import type { OpenRange, SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import { startingPriceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';
import { INTIMATE_CAPACITY } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import { metroLabel } from './filter-groups.ts';
import type { SearchLinks } from './search-links.ts';

export type ChosenFilter = {
  /** The parameter it stands for. */
  name: string;
  label: string;
  /** The search without it. */
  href: string;
};

/** '$2,000–$9,000', '$2,000+', 'Up to $9,000' */
export function priceRangeText({ min, max }: OpenRange): string {
  return formatPriceRange(min === 0 ? null : min, max) || `${formatCents(0)}+`;
}

/** '$45–$90 per person', where prices of the category are asked by the unit. */
function pricePillText(category: TaxonomyKey, range: OpenRange): string {
  return [priceRangeText(range), startingPriceUnit(category)].filter(Boolean).join(' ');
}

/** 'Intimate: up to 50 guests', 'Room for 120 guests', 'For 50 to 100 guests' */
export function guestsText({ min, max }: OpenRange): string {
  if (min === INTIMATE_CAPACITY.min && max === INTIMATE_CAPACITY.max)
    return `Intimate: ${lower(capacityText(max))}`;
  if (max === null) return `Room for ${plural(min, 'guest')}`;
  return min === 0 ? capacityText(max) : `For ${min} to ${plural(max, 'guest')}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function facetPills(category: TaxonomyKey, filters: SearchFilters, links: SearchLinks): ChosenFilter[] {
  return filterRootsOf(category).flatMap((root) => {
    const chosen = filters.facets[root.key] ?? [];
    return root.options
      .filter((option) => chosen.includes(option.slug))
      .map((option) => ({
        name: root.key,
        label: coupleLabel(option),
        href: links.toggle(root, [option.slug]),
      }));
  });
}

const AWARD_LABELS = {
  BEST_OF_2024: 'Best of 2024',
  BEST_OF_2023: 'Best of 2023',
  BEST_OF_ALL: 'Best of 2024 & 2023',
};

/** Everything that narrows the search, in the order in which people think of it. */
export function chosenFilters(
  category: TaxonomyKey,
  filters: SearchFilters,
  links: SearchLinks,
): ChosenFilter[] {
  const { availabilityDates, capacity, priceCents, awardGroups, metroTypes, area, radiusMiles } = filters;
  const pill = (name: string, label: string, value = ''): ChosenFilter => ({
    name,
    label,
    href: links.with({ [name]: value }),
  });
  return [
    ...availabilityDates.map((date) =>
      pill('date', formatDateInText(date), availabilityDates.filter((day) => day !== date).join(',')),
    ),
    ...(radiusMiles ? [pill('radius', `Within ${radiusMiles} miles`)] : []),
    ...(capacity ? [pill('capacity', guestsText(capacity))] : []),
    ...(priceCents ? [pill('price', pricePillText(category, priceCents))] : []),
    ...facetPills(category, filters, links),
    ...awardGroups.map((group) => pill('awards', AWARD_LABELS[group])),
    ...metroTypes.map((type) =>
      pill(
        'metro',
        metroLabel(type),
        metroTypes
          .filter((other) => other !== type)
          .map((other) => other.toLowerCase())
          .join(','),
      ),
    ),
    ...(area ? [pill('area', 'This part of the map')] : []),
  ];
}
