import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { withoutOrphans } from '#capabilities/taxonomy/rules/dependent-facets.ts';
import { findFacetRoot, findOptionBySlug } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type { FacetOption } from '#capabilities/taxonomy/rules/facets.ts';
import { settingOptions, VENUE_SERVICE_LEVELS } from '#capabilities/taxonomy/rules/venue-settings.ts';
import { filterRootsOf } from './search-parameters.ts';

/** Options by the key of their facet, each list in the order of the taxonomy and never empty. */
export type FacetChoices = Readonly<Record<string, readonly string[]>>;

/** Couples' own words for venue options: 'indoor', 'outdoor', 'select-services'. */
function plainWords(category: TaxonomyKey, slug: string): string[] {
  if (category !== 'wedding-venues') return [];
  if (slug === 'indoor' || slug === 'outdoor') return settingOptions([slug]);
  const level = VENUE_SERVICE_LEVELS.find(({ key }) => key === slug);
  return level ? [level.option] : [];
}

/** The options a slug stands for; none where the category has no such filter. */
export function optionsOfSlug(category: TaxonomyKey, slug: string): FacetOption[] {
  const exact = findOptionBySlug(category, slug);
  const found = exact ? [exact] : plainWords(category, slug).map((word) => findOptionBySlug(category, word));
  return found
    .filter((option) => option !== undefined)
    .filter((option) => findFacetRoot(option.rootKey)?.isFilter);
}

/** Grouped, without doubles, and without choices whose leading option is not chosen. */
export function groupChoices(category: TaxonomyKey, options: readonly FacetOption[]): FacetChoices {
  const kept = new Set(withoutOrphans(category, options).map((option) => option.id));
  const groups: Record<string, string[]> = {};
  for (const root of filterRootsOf(category)) {
    const slugs = root.options.filter((option) => kept.has(option.id)).map((option) => option.slug);
    if (slugs.length > 0) groups[root.key] = slugs;
  }
  return groups;
}
