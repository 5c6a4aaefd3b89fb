import type { SearchPageData } from './load-search-page.ts';
import { ResultGrid } from './result-grid.tsx';
import { nounFor } from './search-words.ts';

/** Who comes closest to what was asked for, where that was nobody or few. */
export function NearestResults({ search }: { search: SearchPageData }) {
  const { category, nearest, filters, total } = search;
  if (nearest.length === 0) return null;
  const noun = nounFor(category, nearest.length);
  return (
    <section aria-labelledby="nearest-heading" className="mt-12">
      <h2 id="nearest-heading" className="mb-5">
        {total === 0 ? `The nearest ${noun}` : `More ${noun} that come close`}
      </h2>
      <ResultGrid
        results={nearest}
        location="search-nearest"
        isDateAsked={filters.availabilityDates.length > 0}
      />
    </section>
  );
}
