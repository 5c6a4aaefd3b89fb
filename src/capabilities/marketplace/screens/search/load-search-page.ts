import { data, type RouterContextProvider, redirect } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf, showsOn } from '#app/request-scope.ts';
import { stateByCode } from '#base/us-states.ts';
import type { SearchAnswer, SearchResult } from '#capabilities/search/contract.ts';
import { type ShownCard, shownCard } from '#capabilities/search/parts/shown-card.ts';
import { SCORE_PARTS } from '#capabilities/search/rules/score-parts.ts';
import { type NearPoint, readSearchFilters } from '#capabilities/search/rules/search-address.ts';
import type { SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import { searchSubject } from '#capabilities/search/rules/search-subject.ts';
import {
  isTaxonomyKey,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { createSearchLinks } from './search-links.ts';
import { type SearchPlace, searchQuery } from './search-query.ts';
import { placeLabel } from './search-words.ts';

/** The last step is the page itself and leads nowhere. */
type SearchCrumb = { label: string; to?: string };

/** 'Vendors / Venues / New York / Hudson, NY' */
function searchCrumbs(category: TaxonomyKey, place: SearchAnswer['location']): SearchCrumb[] {
  const { navLabel } = marketplaceCategory(category);
  const vendors = { label: 'Vendors', to: VENDORS_PATH };
  if (place.type === 'ALL_MARKETS') return [vendors, { label: navLabel }];
  const state = place.type === 'STATE' ? undefined : stateByCode(place.stateCode ?? '');
  return [
    vendors,
    { label: navLabel, to: categoryPath(category) },
    ...(state ? [{ label: state.name, to: searchPath(state.slug, category) }] : []),
    { label: placeLabel(place) },
  ];
}

export type ShownResult = {
  card: ShownCard;
  /** In the order of the score's parts; null for what the search did not ask for. */
  points: (number | null)[];
  distanceMiles: number | null;
};

/** A search as its page draws it. */
export type SearchPageData = Omit<
  SearchAnswer,
  'location' | 'results' | 'featured' | 'nearest' | 'selectedFacets'
> & {
  category: TaxonomyKey;
  /** The page's own address, without a query. */
  path: string;
  near: NearPoint | null;
  filters: SearchFilters;
  place: SearchAnswer['location'];
  crumbs: SearchCrumb[];
  results: ShownResult[];
  featured: ShownCard[];
  nearest: ShownResult[];
};

type Request = {
  category: string | undefined;
  place: SearchPlace;
  /** The address of this search: made anew, since the browser's router asks for data under another one. */
  toPath: (category: TaxonomyKey) => string;
  params: URLSearchParams;
  near?: NearPoint | null;
};

function shownResult({ card, scoreParts, distanceMiles }: SearchResult): ShownResult {
  const points = SCORE_PARTS.map((key) => scoreParts.find((part) => part.key === key)?.points ?? null);
  return { card: shownCard(card), points, distanceMiles };
}

/** A place or a category that does not exist: the page says so, as any address that leads nowhere. */
function notFound() {
  return data(null, { status: 404 });
}

export async function loadSearchPage(
  context: Readonly<RouterContextProvider>,
  { category = '', place, toPath, params, near = null }: Request,
): Promise<SearchPageData> {
  if (!isTaxonomyKey(category)) throw notFound();
  const path = toPath(category);
  const filters = readSearchFilters(category, params);
  showsOn(context, searchSubject(category));
  const answer = await ask(context, searchQuery(category, place, filters, near));
  if (filters.page > Math.max(answer.pageCount, 1)) {
    throw redirect(createSearchLinks({ path, category, near, filters }).toPage(answer.pageCount));
  }
  const { location, results, featured, nearest, selectedFacets: _, ...rest } = answer;
  return {
    ...rest,
    category,
    path,
    near,
    filters,
    place: location,
    crumbs: searchCrumbs(category, location),
    results: results.map(shownResult),
    featured: featured.map(shownCard),
    nearest: nearest.map(shownResult),
  };
}

async function ask(context: Readonly<RouterContextProvider>, query: ReturnType<typeof searchQuery>) {
  try {
    return await apiOf(context).search.search(query);
  } catch (error) {
    throw errorStatus(error) === 404 ? notFound() : error;
  }
}
