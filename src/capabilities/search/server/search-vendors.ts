import type { CalendarDate } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { SearchAnswer } from '../contract.ts';
import { FEW_RESULTS, MOST_PLACEMENTS, PAGE_SIZE } from '../rules/search-page.ts';
import { selectedFacets } from '../rules/selected-facets.ts';
import type { CardShelf, WantedCard } from './card-shelf.ts';
import { countOptions } from './count-options.ts';
import { findNearest, listRelaxations } from './find-nearest.ts';
import { findWiderCircle } from './find-wider-circle.ts';
import type { ListedCard } from './kept-card.ts';
import type { LookMemory } from './look-memory.ts';
import { type OpenSearch, openSearch, type SearchTools } from './open-search.ts';
import { presentLocation } from './present.ts';
import { type AskedParts, askedParts, milesTo, rankRows } from './rank-rows.ts';
import type { SearchQuery } from './read-query.ts';
import { scanRows } from './scan-rows.ts';
import { varyCovers } from './vary-covers.ts';

/** A row on the page, copied out of memory before anything is awaited. */
export type Hit = WantedCard & { asked: AskedParts; miles: number | null; freeDays: readonly CalendarDate[] };

function toHit({ rows, ranking, filters }: OpenSearch, place: number): Hit {
  return {
    id: rows.columns.id[place] ?? 0,
    version: rows.columns.version[place] ?? 0,
    asked: askedParts(rows, place, ranking),
    miles: ranking.center ? milesTo(rows, place, ranking.center) : null,
    // Who is found and shows a calendar is free on all days asked for.
    freeDays: rows.columns.showsAvailability[place] === 1 ? filters.availabilityDates : [],
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
  const shown =
    first < total ? rankRows(rows, scan.found, search.ranking, first + PAGE_SIZE).slice(first) : [];
  const hit = (place: number) => toHit(search, place);
  const isFew = filters.page === 1 && total < FEW_RESULTS;
  // What comes near without passing has no claim to points for the day or the budget.
  const nearMiss = (place: number) => ({
    ...hit(place),
    asked: { ...hit(place).asked, date: null, budget: null },
    freeDays: [],
  });
  return {
    location: presentLocation(search.location, search.radiusMiles),
    page: filters.page,
    selectedFacets: selectedFacets(search.category, filters.facets),
    total,
    hits: shown.map(hit),
    placements: filters.page === 1 ? placementsOf(search, scan.found, now).map(hit) : [],
    wider: filters.page === 1 ? findWiderCircle(search, total) : null,
    nearest: isFew ? findNearest(search, scan.found).map(nearMiss) : [],
    relaxations: total === 0 ? listRelaxations(search, scan.missed) : [],
    priceBounds: scan.priceBounds,
    ...countOptions(search.category, scan.counts),
  };
}

export type FoundItem = { card: ListedCard; hit: Hit };

/** One page of a search, with its total and the counts beside every option. */
export type FoundPage = {
  summary: Omit<SearchAnswer, 'results' | 'featured' | 'nearest'>;
  results: FoundItem[];
  featured: FoundItem[];
  nearest: FoundItem[];
  now: Date;
};

export async function searchVendors(
  clock: Platform['clock'],
  tools: SearchTools & { cards: CardShelf; looks: LookMemory<Look> },
  query: SearchQuery,
): Promise<Result<FoundPage>> {
  const now = clock.now();
  const opened = await openSearch(tools, query, (search) =>
    tools.looks(JSON.stringify(query), search.rows, () => look(search, now)),
  );
  if (!opened.ok) return opened;
  const { hits, placements, nearest, page, ...known } = opened.value;
  // All three stand on one page, so they share the pictures that lead their cards.
  const all = [...placements, ...hits, ...nearest];
  const cards = await tools.cards(all);
  const found = all.flatMap((hit) => {
    const card = cards.get(hit.id);
    return card ? [{ card, hit }] : [];
  });
  const varied = varyCovers(found.map(({ card }) => card));
  const itemOf = new Map(found.map(({ card, hit }, index) => [hit, { card: varied[index] ?? card, hit }]));
  const itemsOf = (list: readonly Hit[]) => list.flatMap((hit) => itemOf.get(hit) ?? []);
  return ok({
    summary: { ...known, page, pageCount: Math.ceil(known.total / PAGE_SIZE) },
    results: itemsOf(hits),
    featured: itemsOf(placements),
    nearest: itemsOf(nearest),
    now,
  });
}
