import { Suspense } from 'react';
import { Pagination } from '#ui/pagination.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { EmptyResults } from './empty-results.tsx';
import { FeaturedRow } from './featured-row.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { NearestResults } from './nearest-results.tsx';
import { PRIORITY_CARDS, ResultGrid, ResultSkeletons } from './result-grid.tsx';
import type { SearchLinks } from './search-links.ts';
import { useLateFlag } from './use-late-flag.ts';
import { WiderCircle } from './wider-circle.tsx';

/** What is over sooner needs no skeleton. */
const SKELETON_AFTER_MS = 250;

export interface SearchResultsProps {
  search: SearchPageData;
  links: SearchLinks;
  chosen: readonly ChosenFilter[];
  isSearching: boolean;
  /** Whose mark on the map somebody points at. */
  pointed: string | null;
  /** Without it there is no map to tell. */
  onPoint: ((storefrontUuid: string | null) => void) | undefined;
}

/** Whoever was found, page by page, and who comes close. */
export function SearchResults(props: SearchResultsProps) {
  const { search, links, chosen, isSearching, pointed, onPoint } = props;
  const { filters, results, featured, total, page, pageCount } = search;
  const showsSkeletons = useLateFlag(isSearching, SKELETON_AFTER_MS);
  const isDateAsked = filters.availabilityDates.length > 0;
  if (showsSkeletons) return <ResultSkeletons count={Math.max(results.length, 6)} />;
  return (
    <>
      {total === 0 ? (
        <EmptyResults search={search} links={links} chosen={chosen} />
      ) : (
        <Suspense>
          <FeaturedRow cards={featured} isDateAsked={isDateAsked} />
          <ResultGrid
            results={results}
            location="search"
            isDateAsked={isDateAsked}
            isMain
            // What pays to stand above is in sight first.
            priorityCount={featured.length > 0 ? 0 : PRIORITY_CARDS}
            litUuid={pointed}
            {...(onPoint && { onPoint })}
          />
          <WiderCircle search={search} links={links} />
          <NearestResults search={search} />
        </Suspense>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        toPage={links.toPage}
        label="Result pages"
        className="mt-12"
      />
    </>
  );
}
