import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { SearchAnswer, SearchResult } from '../contract.ts';
import { FEW_RESULTS, MOST_PLACEMENTS, PAGE_SIZE } from '../rules/search-page.ts';
import { selectedFacets } from '../rules/selected-facets.ts';
import type { CardShelf, ShelvedCard, WantedCard } from './card-shelf.ts';
import { countOptions } from './count-options.ts';
import { findNearest, listRelaxations } from './find-nearest.ts';
import type { LookMemory } from './look-memory.ts';
import { type OpenSearch, openSearch, type SearchTools } from './open-search.ts';
import { presentLocation, presentResult, withDays } from './present.ts';
import { type AskedParts, askedParts, milesTo, rankRows } from './rank-rows.ts';
import type { SearchQuery } from './read-query.ts';
import { scanRows } from './scan-rows.ts';
import { varyCovers } from './vary-covers.ts';

/** A row on the page, copied out of memory before anything is awaited. */
type Hit = WantedCard & { asked: AskedParts; miles: number | null };

function toHit({ rows, ranking }: OpenSearch, place: number): Hit {
  return {
    id: rows.columns.id[place] ?? 0,
    version: rows.columns.version[place] ?? 0,
    asked: askedParts(rows, place, ranking),
    miles: ranking.near ? milesTo(rows, place, ranking.near) : null,
  };
}

/** Paid placements that pass the filters, best first; they leave the results as they are. */
function placementsOf({ rows, ranking }: OpenSearch, found: Int32Array, now: Date): number[] {
  const paid = found.filter((place) => (rows.columns.featuredUntil[place] ?? 0) > now.getTime());
  return rankRows(rows, paid, { ...ranking, sortBy: 'searchScore', sortOrder: 'desc' }, MOST_PLACEMENTS);
}

/** Everything that comes out of memory, in one go. */
export type Look = ReturnType<typeof look>;

function look(search: OpenSearch, now: Date) {
  const { rows, filters } = search;
  const scan = scanRows(rows, search.scope, search.groups);
  const total = scan.found.length;
  const first = (filters.page - 1) * PAGE_SIZE;
  const page =
    first < total ? rankRows(rows, scan.found, search.ranking, first + PAGE_SIZE).slice(first) : [];
  const hit = (place: number) => toHit(search, place);
  const isFew = filters.page === 1 && total < FEW_RESULTS;
  // What comes near without passing has no claim to points for the day or the budget.
  const nearMiss = (place: number) => ({
    ...hit(place),
    asked: { ...hit(place).asked, date: null, budget: null },
  });
  return {
    location: presentLocation(search.location, search.radiusMiles),
    filters,
    selectedFacets: selectedFacets(search.category, filters.facets),
    total,
    hits: page.map(hit),
    placements: filters.page === 1 ? placementsOf(search, scan.found, now).map(hit) : [],
    nearest: isFew ? findNearest(search, scan.found).map(nearMiss) : [],
    relaxations: total === 0 ? listRelaxations(search, scan.missed) : [],
    priceBounds: scan.priceBounds,
    ...countOptions(search.category, scan.counts),
  };
}

/** One page of a search, with its total and the counts beside every option. */
export async function searchVendors(
  clock: Platform['clock'],
  tools: SearchTools & { cards: CardShelf; looks: LookMemory<Look> },
  query: SearchQuery,
): Promise<Result<SearchAnswer>> {
  const now = clock.now();
  const opened = await openSearch(tools, query, (search) =>
    tools.looks(JSON.stringify(query), search.rows, () => look(search, now)),
  );
  if (!opened.ok) return opened;
  const { hits, placements, nearest, filters, ...known } = opened.value;
  const cards = await tools.cards([...hits, ...placements, ...nearest]);

  function present<T>(list: readonly Hit[], toItem: (shelved: ShelvedCard, hit: Hit) => T): T[] {
    return list.flatMap((hit) => {
      const shelved = cards.get(hit.id);
      return shelved ? [toItem(shelved, hit)] : [];
    });
  }
  const days = filters.availabilityDates;
  return ok({
    ...known,
    page: filters.page,
    pageCount: Math.ceil(known.total / PAGE_SIZE),
    ...withVariedCovers({
      featured: present(placements, ({ card }) => ({ ...withDays(card, days), featuredPlacement: true })),
      results: present(hits, (shelved, hit) =>
        presentResult(withDays(shelved.card, days), { ...shelved.known, ...hit.asked }, hit.miles),
      ),
      nearest: present(nearest, ({ card, known: parts }, hit) =>
        presentResult(card, { ...parts, ...hit.asked }, hit.miles),
      ),
    }),
  });
}

type CardLists = Pick<SearchAnswer, 'featured' | 'results' | 'nearest'>;

/** All three stand on one page, so they share the pictures that lead their cards. */
function withVariedCovers({ featured, results, nearest }: CardLists): CardLists {
  const varied = varyCovers([...featured, ...[...results, ...nearest].map(({ card }) => card)]);
  const withCover = (first: number) => (result: SearchResult, index: number) => ({
    ...result,
    card: varied[first + index] ?? result.card,
  });
  return {
    featured: varied.slice(0, featured.length),
    results: results.map(withCover(featured.length)),
    nearest: nearest.map(withCover(featured.length + results.length)),
  };
}
