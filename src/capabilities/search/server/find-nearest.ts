import type { SearchAnswer } from '../contract.ts';
import { MOST_NEAREST } from '../rules/search-page.ts';
import { chooseScope } from './choose-scope.ts';
import { countMisses, missesOf } from './count-misses.ts';
import type { OpenSearch } from './open-search.ts';
import { milesTo } from './rank-rows.ts';
import { scanRows } from './scan-rows.ts';
import { aroundCircle, type Scope } from './search-scope.ts';
import { selectBest } from './select-best.ts';

/** Which filter to let go, and how many there would be then, the most first. */
export function listRelaxations(search: OpenSearch, missed: Int32Array): SearchAnswer['relaxations'] {
  const relaxations = search.groups.map(({ name }, index) => ({ filter: name, total: missed[index] ?? 0 }));
  if (search.filters.area) {
    const { scope } = chooseScope(search.rows, search.location, { ...search.filters, area: null });
    const total = scanRows(search.rows, scope, search.groups).found.length;
    relaxations.push({ filter: 'area', total });
  }
  return relaxations.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** Farther than this nobody calls it near, however well it fits. */
const NEAR_MILES = 100;

/** Of the rows meant, those that miss the fewest filters: with none, with one and so on, until there are enough. */
function missFewest(
  { rows, groups }: OpenSearch,
  scope: Scope,
  enough: number,
  howFar: (place: number) => number | null,
): number[] {
  const misses = countMisses(rows, scope, groups);
  const chosen: number[] = [];
  for (let level = 0; level <= groups.length && chosen.length < enough; level += 1) {
    const places: number[] = [];
    const distances: number[] = [];
    for (let index = 0; index < misses.length; index += 1) {
      if (missesOf(misses[index] ?? 0) !== level) continue;
      const place = scope ? (scope[index] ?? 0) : index;
      const far = howFar(place);
      if (far === null) continue;
      places.push(place);
      distances.push(far);
    }
    const idOf = (index: number) => rows.columns.id[places[index] ?? 0] ?? 0;
    const nearest = selectBest(
      places.length,
      enough - chosen.length,
      (a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || idOf(a) - idOf(b),
    );
    for (const index of nearest) chosen.push(places[index] ?? 0);
  }
  return chosen;
}

/**
 * Who comes closest without being found: first those near enough, in both groups those that miss the fewest filters, of
 * those the nearest. Where the search has no middle, the best take the place of the nearest.
 */
export function findNearest(search: OpenSearch, found: Int32Array): number[] {
  const { rows, ranking } = search;
  const { center } = ranking;
  const isFound = new Set(found);
  const choose = (scope: Scope, enough: number, howFar: (place: number) => number | null) =>
    missFewest(search, scope, enough, (place) => (isFound.has(place) ? null : howFar(place)));
  if (!center) {
    return choose(null, MOST_NEAREST, (place) => -(rows.columns.score[place] ?? 0));
  }
  const milesIf = (isMeant: (miles: number) => boolean) => (place: number) => {
    const miles = milesTo(rows, place, center);
    return isMeant(miles) ? miles : null;
  };
  const around = aroundCircle(rows, center, NEAR_MILES);
  const near = choose(
    around,
    MOST_NEAREST,
    milesIf((miles) => miles <= NEAR_MILES),
  );
  const missing = MOST_NEAREST - near.length;
  const far =
    missing > 0
      ? choose(
          null,
          missing,
          milesIf((miles) => miles > NEAR_MILES),
        )
      : [];
  return [...near, ...far];
}
