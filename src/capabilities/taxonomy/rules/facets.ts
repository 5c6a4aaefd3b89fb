import { type FacetRange, parseFacetRange } from '#base/facet-range.ts';
import { isTaxonomyKey, type TaxonomyKey } from './categories.ts';
import { optionLabel, rangeLabel, rootLabel } from './facet-label.ts';
import rawRoots from './facets.data.json' with { type: 'json' };

export type FacetOption = {
  id: number;
  key: string;
  rootKey: string;
  /** Its name in a search address: unique within a category, the shared facets included. */
  slug: string;
  label: string;
  range: FacetRange | null;
};

export type FacetRoot = {
  id: number;
  key: string;
  /** 'all': a facet of every category. */
  category: TaxonomyKey | 'all';
  label: string;
  select: 'single' | 'multi';
  /** How many options a listing may choose; null for as many as apply. */
  maxChoices: number | null;
  isRange: boolean;
  /** Personal enough that nothing is shown or asked before the vendor offers it. */
  isOptIn: boolean;
  /** Must be chosen before a listing counts as complete. */
  isRequired: boolean;
  isFilter: boolean;
  /** Feeds one of the match reasons. */
  isMatch: boolean;
  /** Asked only of those who chose this option of the category's leading facet. */
  parentOption: string | null;
  options: readonly FacetOption[];
};

type RawRoot = (typeof rawRoots)[number];

/** The data file's own notation: 'single', 'multi', 'multi<=3', 'range', 'single/range', 'multi (opt-in)'. */
function readSelect(select: string): Pick<FacetRoot, 'select' | 'maxChoices' | 'isRange' | 'isOptIn'> {
  const isRange = /\brange$/.test(select);
  const limit = /<=(\d+)$/.exec(select)?.[1];
  // A listing's figure lies in one band, so a range is chosen once; a search may still accept several bands.
  const isSingle = isRange || select === 'single';
  return {
    select: isSingle ? 'single' : 'multi',
    maxChoices: isSingle ? 1 : limit === undefined ? null : Number(limit),
    isRange,
    isOptIn: select.endsWith('(opt-in)'),
  };
}

function readOption(root: RawRoot, isRange: boolean, { id, key }: RawRoot['options'][number]): FacetOption {
  if (!isRange) return { id, key, rootKey: root.key, slug: key, label: optionLabel(key), range: null };
  const range = parseFacetRange(key);
  if (!range) throw new Error(`The option ${key} of the facet ${root.key} is not a range.`);
  // Bands such as 'maximum-4' repeat within a category; only together with their root are they one of a kind.
  return {
    id,
    key,
    rootKey: root.key,
    slug: `${root.key}-${key}`,
    label: rangeLabel(root.key, range),
    range,
  };
}

function readRoot(raw: RawRoot): FacetRoot {
  const { id, key, category, required, filter, match, parentOption } = raw;
  if (category !== 'all' && !isTaxonomyKey(category)) throw new Error(`The facet ${key} names no category.`);
  const select = readSelect(raw.select);
  return {
    id,
    key,
    category,
    label: rootLabel(key, raw.label),
    ...select,
    isRequired: required,
    isFilter: filter,
    isMatch: match,
    parentOption,
    options: raw.options.map((option) => readOption(raw, select.isRange, option)),
  };
}

export const FACET_ROOTS: readonly FacetRoot[] = rawRoots.map(readRoot);

/** The category's own facets first, then those that every category shares. */
export function facetRootsOf(category: TaxonomyKey): FacetRoot[] {
  return [
    ...FACET_ROOTS.filter((root) => root.category === category),
    ...FACET_ROOTS.filter((root) => root.category === 'all'),
  ];
}
