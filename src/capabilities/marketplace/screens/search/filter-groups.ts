import { awardFace } from '#capabilities/search/parts/badge-faces.ts';
import type { SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import { AWARDS, expandAwards } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES, type MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { FacetRoot } from '#capabilities/taxonomy/rules/facets.ts';
import { coupleLabel, VENUE_SETTINGS } from '#capabilities/taxonomy/rules/venue-settings.ts';

export type FilterOption = {
  label: string;
  /** How many a search with it would find. */
  count: number;
  /** It joins options that some have both of, so there may be more. */
  isAtLeast?: boolean;
  isChosen: boolean;
  /** What a form sends for it: one slug, or several that one box stands for. */
  value: string;
};

/** One facet; its key is the parameter of the address. */
export type FilterGroup = { key: string; label: string; options: FilterOption[] };

export type FilterCounts = {
  facetCounts: Readonly<Record<string, number>>;
  awardCounts: Readonly<Record<string, number>>;
  metroCounts: Readonly<Record<string, number>>;
};

type Search = { category: TaxonomyKey; filters: SearchFilters; counts: FilterCounts };

const METRO_LABELS: Readonly<Record<MetroType, string>> = {
  URBAN: 'In the city',
  SUBURBAN: 'In the suburbs',
  RURAL: 'In the country',
};

export function metroLabel(type: MetroType): string {
  return METRO_LABELS[type];
}

function facetGroup(root: FacetRoot, { filters, counts }: Search): FilterGroup {
  const chosen = filters.facets[root.key] ?? [];
  const options = root.options.map((option) => ({
    label: coupleLabel(option),
    count: counts.facetCounts[option.slug] ?? 0,
    isChosen: chosen.includes(option.slug),
    value: option.slug,
  }));
  return { key: root.key, label: root.label, options };
}

/** Indoor and outdoor, as people ask; a covered terrace is outdoors. */
function settingGroup(root: FacetRoot, { filters, counts }: Search): FilterGroup {
  const chosen = filters.facets[root.key] ?? [];
  const setting = (label: string, slugs: readonly string[]): FilterOption => {
    const found = slugs.map((slug) => counts.facetCounts[slug] ?? 0);
    return {
      label,
      count: Math.max(...found),
      isAtLeast: found.filter((count) => count > 0).length > 1,
      isChosen: slugs.every((slug) => chosen.includes(slug)),
      value: slugs.join(','),
    };
  };
  const covered = root.options.find((option) => option.key === 'covered-outdoor-space');
  return {
    key: root.key,
    label: root.label,
    options: [
      setting('Indoor', VENUE_SETTINGS.indoor),
      setting('Outdoor', VENUE_SETTINGS.outdoor),
      ...(covered ? [setting('Outdoor and covered', [covered.slug])] : []),
    ],
  };
}

/** Groups below an option appear with it: a band's size only where bands are looked for. */
function isOpen(root: FacetRoot, roots: readonly FacetRoot[], { facets }: SearchFilters): boolean {
  if (root.parentOption === null) return true;
  return roots.some(({ key }) => root.parentOption !== null && facets[key]?.includes(root.parentOption));
}

/** How many guests a venue holds has a filter of its own, finer than these bands. */
const ASKED_ELSEWHERE = ['venue-capacity'];

export function facetGroups(search: Search): FilterGroup[] {
  const roots = filterRootsOf(search.category);
  return roots
    .filter((root) => !ASKED_ELSEWHERE.includes(root.key) && isOpen(root, roots, search.filters))
    .map((root) => (root.key === 'venue-setting' ? settingGroup(root, search) : facetGroup(root, search)));
}

function awardWord(award: string): string {
  return award.toLowerCase().replaceAll('_', '-');
}

export function awardGroup({ filters, counts }: Search): FilterGroup {
  const chosen = expandAwards(filters.awardGroups);
  const options = AWARDS.map((award) => ({
    label: awardFace(award).label,
    count: counts.awardCounts[award] ?? 0,
    isChosen: chosen.includes(award),
    value: awardWord(award),
  }));
  const anyYear = {
    label: 'Any year',
    count: counts.awardCounts.BEST_OF_ALL ?? 0,
    isChosen: chosen.length === AWARDS.length,
    value: AWARDS.map(awardWord).join(','),
  };
  return { key: 'awards', label: 'Awards', options: [anyYear, ...options] };
}

export function metroGroup({ filters, counts }: Search): FilterGroup {
  const options = METRO_TYPES.map((type) => ({
    label: metroLabel(type),
    count: counts.metroCounts[type] ?? 0,
    isChosen: filters.metroTypes.includes(type),
    value: type.toLowerCase(),
  }));
  return { key: 'metro', label: 'Surroundings', options };
}
