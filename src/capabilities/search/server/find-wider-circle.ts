import type { SearchAnswer } from '../contract.ts';
import { FEW_TO_WIDEN } from '../rules/search-page.ts';
import { widerThan } from '../rules/search-radius.ts';
import type { OpenSearch } from './open-search.ts';
import { scanRows } from './scan-rows.ts';
import { inCircle } from './search-scope.ts';

/** The next larger circle in which the same filters find somebody more; null where there are enough, or none. */
export function findWiderCircle(search: OpenSearch, total: number): SearchAnswer['wider'] {
  const { rows, groups, ranking, radiusMiles } = search;
  if (!ranking.center || radiusMiles === null || total >= FEW_TO_WIDEN) return null;
  for (const miles of widerThan(radiusMiles)) {
    const { found } = scanRows(rows, inCircle(rows, ranking.center, miles), groups);
    if (found.length > total) return { radiusMiles: miles, more: found.length - total };
  }
  return null;
}
