import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { SearchAnswer, SearchResult, VendorCard } from '../contract.ts';
import { MOST_PLACEMENTS, PAGE_SIZE } from '../rules/search-page.ts';
import { type CardRow, listCardRows } from './cards.store.ts';
import { countOptions } from './count-options.ts';
import { findNearest, listRelaxations } from './find-nearest.ts';
import { type OpenSearch, openSearch, type SearchTools } from './open-search.ts';
import { presentCard, presentLocation, presentResult } from './present.ts';
import { type AskedParts, askedParts, milesTo, rankRows } from './rank-rows.ts';
import type { SearchQuery } from './read-query.ts';
import { scanRows } from './scan-rows.ts';
import { varyCovers } from './vary-covers.ts';

/** A row on the page, copied out of memory before anything is awaited. */
type Hit = { id: number; asked: AskedParts; miles: number | null };

function toHit({ rows, ranking }: OpenSearch, place: number): Hit {
  return {
    id: rows.columns.id[place] ?? 0,
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
function look(search: OpenSearch, now: Date) {
  const { rows, filters } = search;
  const scan = scanRows(rows, search.scope, search.groups);
  const total = scan.found.length;
  const first = (filters.page - 1) * PAGE_SIZE;
  const page =
    first < total ? rankRows(rows, scan.found, search.ranking, first + PAGE_SIZE).slice(first) : [];
  const hit = (place: number) => toHit(search, place);
  // What comes near without passing has no claim to points for the day or the budget.
  const nearMiss = (place: number) => ({
    ...hit(place),
    asked: { ...hit(place).asked, date: null, budget: null },
  });
  return {
    location: presentLocation(search.location, search.radiusMiles),
    filters,
    total,
    hits: page.map(hit),
    placements: filters.page === 1 ? placementsOf(search, scan.found, now).map(hit) : [],
    nearest: total === 0 ? findNearest(search).map(nearMiss) : [],
    relaxations: total === 0 ? listRelaxations(search, scan.missed) : [],
    priceBounds: scan.priceBounds,
    ...countOptions(search.category, scan.counts),
  };
}

/** One page of a search, with its total and the counts beside every option. */
export async function searchVendors(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  tools: SearchTools,
  query: SearchQuery,
): Promise<Result<SearchAnswer>> {
  const now = clock.now();
  const opened = await openSearch(tools, query, (search) => look(search, now));
  if (!opened.ok) return opened;
  const { hits, placements, nearest, filters, ...known } = opened.value;
  const ids = new Set([...hits, ...placements, ...nearest].map(({ id }) => id));
  const cards = new Map((await listCardRows(db, [...ids])).map((row) => [row.id, row]));
  const setting = { now, askedDays: filters.availabilityDates };

  function present<T>(list: readonly Hit[], toItem: (row: CardRow, hit: Hit) => T): T[] {
    return list.flatMap((hit) => {
      const row = cards.get(hit.id);
      return row ? [toItem(row, hit)] : [];
    });
  }
  const toResult = (row: CardRow, { asked, miles }: Hit) => presentResult(row, asked, miles, setting);
  const featured = present(placements, (row) => presentCard(row, { ...setting, isPlacement: true }));
  return ok({
    ...known,
    page: filters.page,
    pageCount: Math.ceil(known.total / PAGE_SIZE),
    ...withVariedCovers(featured, present(hits, toResult)),
    nearest: present(nearest, (row, { asked, miles }) => presentResult(row, asked, miles, { now })),
  });
}

/** Placements and results stand on one page, so they share the pictures that lead their cards. */
function withVariedCovers(
  featured: VendorCard[],
  results: SearchResult[],
): Pick<SearchAnswer, 'featured' | 'results'> {
  const cards = varyCovers([...featured, ...results.map(({ card }) => card)]);
  return {
    results: results.map((result, index) => ({
      ...result,
      card: cards[featured.length + index] ?? result.card,
    })),
    featured: cards.slice(0, featured.length),
  };
}
