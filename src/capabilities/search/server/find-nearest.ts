import type { SearchAnswer } from '../contract.ts';
import { MOST_NEAREST } from '../rules/search-page.ts';
import { chooseScope } from './choose-scope.ts';
import type { OpenSearch } from './open-search.ts';
import { milesTo } from './rank-rows.ts';
import { scanRows } from './scan-rows.ts';
import { selectBest } from './select-best.ts';

/** Which filter to let go, and how many there would be then, the most first. */
export function listRelaxations(search: OpenSearch, missed: Int32Array): SearchAnswer['relaxations'] {
  const relaxations = search.groups.map(({ name }, index) => ({ filter: name, total: missed[index] ?? 0 }));
  if (search.filters.area) {
    const total = scanRows(search.rows, chooseScope(search.rows, search.location, null).scope, search.groups)
      .found.length;
    relaxations.push({ filter: 'area', total });
  }
  return relaxations.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** Farther than this nobody calls it near, however well it fits. */
const NEAR_MILES = 100;

/**
 * Who comes closest without being found: first those near enough, in both groups those that miss the fewest filters, of
 * those the nearest. Where the search has no middle, the best take the place of the nearest.
 */
export function findNearest({ rows, groups, ranking }: OpenSearch, found: Int32Array): number[] {
  const { center } = ranking;
  const isFound = new Set(found);
  const misses = new Uint8Array(rows.size);
  const far = new Float64Array(rows.size);
  for (let place = 0; place < rows.size; place += 1) {
    for (const { passes } of groups) if (!passes(place)) misses[place] = (misses[place] ?? 0) + 1;
    far[place] = center ? milesTo(rows, place, center) : -(rows.columns.score[place] ?? 0);
  }
  const isFar = (place: number) => ((far[place] ?? 0) > NEAR_MILES ? 1 : 0);
  const best = selectBest(
    rows.size,
    MOST_NEAREST + isFound.size,
    (a, b) =>
      isFar(a) - isFar(b) ||
      (misses[a] ?? 0) - (misses[b] ?? 0) ||
      (far[a] ?? 0) - (far[b] ?? 0) ||
      (rows.columns.id[a] ?? 0) - (rows.columns.id[b] ?? 0),
  );
  return best.filter((place) => !isFound.has(place)).slice(0, MOST_NEAREST);
}
