import { Map as MapIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { formatCount } from '#base/format-count.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/pagination.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { EmptyResults } from './empty-results.tsx';
import { FeaturedRow } from './featured-row.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterPills } from './filter-pills.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { NearestResults } from './nearest-results.tsx';
import { RememberSearch } from './remember-search.ts';
import { PRIORITY_CARDS, ResultGrid, ResultSkeletons } from './result-grid.tsx';
import { createSearchLinks } from './search-links.ts';
import { SearchToolbar } from './search-toolbar.tsx';
import { countedSubject, nounFor } from './search-words.ts';

/** True once something has gone on for this long: what is over sooner should not flicker. */
function useLateFlag(isOn: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isLate;
}

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));
const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

/** What is over sooner needs no skeleton. */
const SKELETON_AFTER_MS = 250;

export interface SearchPageProps {
  search: SearchPageData;
  /** What this kind of search has to say first. */
  notice?: ReactNode;
  /** The place is not the one that was asked for, so it is not worth remembering. */
  isElsewhere?: boolean;
}

/** The results are on their way; changes of the page alone do not count. */
function useIsSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname.startsWith(VENDORS_PATH);
}

/** Turning a page brings the reader to its beginning, the focus included. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

/** Says aloud what a change has found; the first page has been read already. */
function Announcement({ text }: { text: string }) {
  const first = useRef(text);
  return (
    <p role="status" className="sr-only">
      {text === first.current ? '' : text}
    </p>
  );
}

/**
 * A search: the same page for a place, for everywhere and for near the visitor. Results and filters are hydrated each by
 * themselves, so that the page never stops for long.
 */
export function SearchPage({ search, notice, isElsewhere = false }: SearchPageProps) {
  const { category, place, filters, total, page, pageCount, results } = search;
  const links = createSearchLinks(search);
  const chosen = chosenFilters(category, filters, links);
  const heading = useFocusOnPage(page);
  const isSearching = useIsSearching();
  const showsSkeletons = useLateFlag(isSearching, SKELETON_AFTER_MS);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const title = countedSubject(category, place, total);
  const isDateAsked = filters.availabilityDates.length > 0;

  return (
    <>
      <RememberSearch search={search} isElsewhere={isElsewhere} />
      <div className="mx-auto w-full max-w-[105rem] px-5 pb-16 md:px-8">
        <Breadcrumb steps={search.crumbs} className="pt-2" />
        <SearchToolbar
          search={search}
          links={links}
          chosenCount={chosen.length}
          areFiltersOpen={isDrawerOpen}
          onOpenFilters={() => setDrawerOpen(true)}
          isMapShown={isMapShown}
          onToggleMap={() => setMapShown(!isMapShown)}
        />
        <div className="mt-6 grid gap-x-8 lg:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-x-10">
          <section
            aria-labelledby="results-heading"
            aria-busy={isSearching}
            className="min-w-0 lg:col-start-2"
          >
            <h1
              ref={heading}
              id="results-heading"
              tabIndex={-1}
              className="text-2xl outline-none md:text-3xl"
            >
              {title}
            </h1>
            <Announcement text={title} />
            {notice}
            <div className={classNames(chosen.length > 0 && 'mt-4')}>
              <FilterPills filters={chosen} clear={links.clear} />
            </div>
            <div className={classNames('mt-6', isMapShown && 'xl:grid xl:grid-cols-2 xl:gap-x-8')}>
              {isMapShown && (
                <div className="mb-8 xl:order-2">
                  <Suspense fallback={null}>
                    <MapPanel
                      search={search}
                      links={links}
                      className="h-[60vh] rounded-card xl:sticky xl:top-24 xl:h-[calc(100vh-7.5rem)]"
                    />
                  </Suspense>
                </div>
              )}
              <div className="min-w-0">
                {showsSkeletons ? (
                  <ResultSkeletons count={Math.max(results.length, 6)} />
                ) : total === 0 ? (
                  <EmptyResults search={search} links={links} chosen={chosen} />
                ) : (
                  <Suspense>
                    <FeaturedRow cards={search.featured} isDateAsked={isDateAsked} />
                    <ResultGrid
                      results={results}
                      location="search"
                      isDateAsked={isDateAsked}
                      isMain
                      // What pays to stand above is in sight first.
                      priorityCount={search.featured.length > 0 ? 0 : PRIORITY_CARDS}
                    />
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
              </div>
            </div>
          </section>
          <aside
            id="filters"
            aria-label="Filters"
            className="hidden [scrollbar-width:thin] target:block max-lg:mt-12 lg:sticky lg:col-start-1 lg:row-start-1 lg:top-0 lg:-mx-2 lg:block lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-2 lg:pb-6"
          >
            <Suspense>
              <FilterPanel search={search} links={links} />
            </Suspense>
          </aside>
        </div>
        <div className="pointer-events-none sticky bottom-5 z-30 mt-6 flex justify-center md:hidden noscript:hidden">
          <button
            type="button"
            aria-pressed={isMapShown}
            onClick={() => {
              setMapShown(!isMapShown);
              heading.current?.scrollIntoView();
            }}
            className="pointer-events-auto flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-semibold text-paper shadow-float"
          >
            <MapIcon size={18} aria-hidden="true" />
            {isMapShown ? 'Hide map' : 'Map'}
          </button>
        </div>
      </div>
      <Suspense fallback={null}>
        {isDrawerOpen && (
          <FilterDrawer
            isOpen
            onClose={() => setDrawerOpen(false)}
            closeLabel={`Show ${formatCount(total)} ${nounFor(category, total)}`}
            search={search}
            links={links}
          />
        )}
      </Suspense>
    </>
  );
}
