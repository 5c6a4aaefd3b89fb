import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';
import type { FacetChoices } from './facet-choices.ts';
import { filterRootsOf } from './search-parameters.ts';

/** An option that narrows a search, under the specification's names. */
export type SelectedFacet = {
  key: string;
  /** Its name in an address. */
  slug: string;
  /** As couples read it. */
  name: string;
  /** 'Venue setting: Outdoor'; also where the name alone would leave open what is meant. */
  description: string;
  parentKey: string;
};

/** In the order of the filters. */
export function selectedFacets(category: TaxonomyKey, choices: FacetChoices): SelectedFacet[] {
  return filterRootsOf(category).flatMap((root) =>
    root.options
      .filter(({ slug }) => choices[root.key]?.includes(slug))
      .map((option) => {
        const name = coupleLabel(option);
        const { key, slug } = option;
        return { key, slug, name, description: `${root.label}: ${name}`, parentKey: root.key };
      }),
  );
}
