import { type NearPoint, writeSearchQuery } from '#capabilities/search/rules/search-address.ts';
import type { SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { FacetRoot } from '#capabilities/taxonomy/rules/facets.ts';

type SearchAt = {
  /** Without a query. */
  path: string;
  category: TaxonomyKey;
  near: NearPoint | null;
  filters: SearchFilters;
};

/** Parameters with what they should be instead; empty ones are left out. */
type Changes = Readonly<Record<string, string>>;

export type SearchLinks = {
  /** The same search, changed; every change leads to the first page. */
  with(changes: Changes): string;
  /** Adds an option to its facet or takes it out again; what depended on it goes along. */
  toggle(root: FacetRoot, slugs: readonly string[]): string;
  toPage(page: number): string;
  /** The place and the category alone. */
  clear: string;
  /** What a plain form must carry along, without the fields it has itself. */
  hidden(...fields: string[]): [name: string, value: string][];
};

/**
 * Addresses around one search. The query is written once and then only changed, because a page has a hundred such links
 * and writing each from scratch would cost more than drawing the page.
 */
export function createSearchLinks({ path, category, near, filters }: SearchAt): SearchLinks {
  const roots = filterRootsOf(category);
  const canonical = writeSearchQuery(category, { ...filters, page: 1 }, near);
  const params = Object.fromEntries(
    canonical === '' ? [] : canonical.split('&').map((pair) => pair.split('=', 2) as [string, string]),
  );
  const names = Object.keys(params);

  function address(changes: Changes): string {
    const added = Object.keys(changes).filter((name) => !(name in params));
    const all = added.length > 0 ? [...names, ...added].sort() : names;
    const pairs: string[] = [];
    for (const name of all) {
      const value = changes[name] ?? params[name];
      if (value) pairs.push(`${name}=${value}`);
    }
    return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
  }

  function toggle(root: FacetRoot, slugs: readonly string[]): string {
    const chosen = filters.facets[root.key] ?? [];
    const isOn = slugs.every((slug) => chosen.includes(slug));
    const isKept = (slug: string) => (slugs.includes(slug) ? !isOn : chosen.includes(slug));
    const kept = root.options.map((option) => option.slug).filter(isKept);
    const changes: Record<string, string> = { [root.key]: kept.join(',') };
    if (isOn) {
      const gone = root.options.filter((option) => slugs.includes(option.slug)).map((option) => option.key);
      for (const { key, parentOption } of roots) {
        if (parentOption !== null && gone.includes(parentOption)) changes[key] = '';
      }
    }
    return address(changes);
  }

  return {
    with: address,
    toggle,
    toPage: (page) => address({ page: page > 1 ? String(page) : '' }),
    clear: address(
      Object.fromEntries(names.filter((name) => !near || !isPoint(name)).map((name) => [name, ''])),
    ),
    hidden: (...fields) =>
      names.filter((name) => !fields.includes(name)).map((name) => [name, params[name] ?? '']),
  };
}

function isPoint(name: string): boolean {
  return name === 'lat' || name === 'lon';
}
