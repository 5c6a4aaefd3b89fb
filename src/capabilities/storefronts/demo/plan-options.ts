import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { openFacetRoots } from '#capabilities/taxonomy/rules/dependent-facets.ts';
import type { FacetOption, FacetRoot } from '#capabilities/taxonomy/rules/facets.ts';

/** Options decided elsewhere, by the key of their root. */
export type DecidedOptions = Readonly<Record<string, readonly string[]>>;

/** Nearly every business has these. */
const USUAL_OPTIONS = new Set(['ceremony', 'reception', 'speaks-english']);

/** The choices of one listing: decided ones first, the rest by chance, each facet only where its parent was chosen. */
export function planOptions(
  random: SeededRandom,
  category: TaxonomyKey,
  decided: DecidedOptions,
): FacetOption[] {
  const chosen: FacetOption[] = [];
  const seen = new Set<string>();
  // A choice may open further facets, so ask again until nothing new is open.
  for (
    let open = openFacetRoots(category, chosen);
    open.some(({ key }) => !seen.has(key));
    open = openFacetRoots(category, chosen)
  ) {
    for (const root of open) {
      if (seen.has(root.key)) continue;
      seen.add(root.key);
      const keys = decided[root.key];
      chosen.push(
        ...(keys ? root.options.filter(({ key }) => keys.includes(key)) : chooseOptions(random, root)),
      );
    }
  }
  return chosen;
}

function chooseOptions(random: SeededRandom, root: FacetRoot): FacetOption[] {
  if (root.select === 'single')
    return root.isRequired || random.chance(0.85) ? [random.pick(root.options)] : [];
  if (root.isOptIn) return random.chance(0.35) ? random.sample(root.options, random.chance(0.8) ? 1 : 2) : [];
  if (root.key === 'cultural-experience')
    return random.chance(0.3) ? random.sample(root.options, random.int(1, 3)) : [];
  if (root.key === 'languages')
    return withUsual(root, random.chance(0.3) ? random.sample(root.options, 1) : []);
  if (!root.isRequired && random.chance(0.12)) return [];
  const most = root.maxChoices ?? Math.max(2, Math.ceil(root.options.length * 0.6));
  return withUsual(root, random.sample(root.options, random.int(Math.min(2, most), most)));
}

function withUsual(root: FacetRoot, chosen: readonly FacetOption[]): FacetOption[] {
  return root.options.filter((option) => USUAL_OPTIONS.has(option.key) || chosen.includes(option));
}
