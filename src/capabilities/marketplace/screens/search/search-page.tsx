import { Map as MapIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { formatCount } from '#base/format-count.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { chosenFilters } from './chosen-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterPills } from './filter-pills.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { MarkedVendors } from './marked-vendors.tsx';
import { RememberSearch } from './remember-search.ts';
import { createSearchLinks } from './search-links.ts';
import { SearchResults } from './search-results.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { countedSubject, nounFor } from './search-words.ts';
import { useShownMap } from './use-shown-map.ts';
import { WeddingFilters } from './wedding-filters.tsx';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));
const MapScreen = lazy(async () => ({ default: (await import('./map-screen.tsx')).MapScreen }));
const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

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
  const { category, place, filters, total, page } = search;
  const links = createSearchLinks(search);
  const chosen = chosenFilters(category, filters, links);
  const heading = useFocusOnPage(page);
  const isSearching = useIsSearching();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const map = useShownMap();
  // The vendor whose card or mark somebody points at, in the list and on the map alike.
  const [pointed, setPointed] = useState<string | null>(null);
  const title = countedSubject(category, place, total);
  const isBeside = map.view === 'beside';

  return (
    <MarkedVendors search={search}>
      <RememberSearch search={search} isElsewhere={isElsewhere} />
      <div {...wideWork} className={`${pageWidth} pb-16`}>
        <Breadcrumb steps={search.crumbs} className="pt-2" />
        <SearchToolbar
          search={search}
          links={links}
          chosenCount={chosen.length}
          areFiltersOpen={isDrawerOpen}
          onOpenFilters={() => setDrawerOpen(true)}
          isMapShown={isBeside}
          onToggleMap={map.toggleBeside}
        />
        <div
          className={classNames(
            'mt-6 grid gap-x-8 xl:gap-x-10',
            isBeside ? 'lg:grid-cols-2' : 'lg:grid-cols-[16.5rem_minmax(0,1fr)]',
          )}
        >
          <aside
            id="filters"
            aria-label="Filters"
            className={classNames(
              'hidden [scrollbar-width:thin] target:block max-lg:mb-12 lg:sticky lg:top-0 lg:-mx-2 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-2 lg:pb-6',
              !isBeside && 'lg:block',
            )}
          >
            <Suspense>
              <FilterPanel search={search} links={links} />
            </Suspense>
          </aside>
          <section aria-labelledby="results-heading" aria-busy={isSearching} className="min-w-0">
            <WeddingFilters search={search} links={links} />
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
            <div className="mt-6">
              <SearchResults
                search={search}
                links={links}
                chosen={chosen}
                isSearching={isSearching}
                pointed={pointed}
                onPoint={isBeside ? setPointed : undefined}
              />
            </div>
          </section>
          {isBeside && (
            <div className="max-lg:order-first max-lg:mb-8">
              <Suspense fallback={null}>
                <MapPanel
                  search={search}
                  links={links}
                  pointed={pointed}
                  onPoint={setPointed}
                  className="h-[60vh] rounded-card border border-line lg:sticky lg:top-4 lg:h-[calc(100dvh-2rem)]"
                />
              </Suspense>
            </div>
          )}
        </div>
        {total > 0 && (
          <div className="pointer-events-none sticky bottom-5 z-30 mt-6 flex justify-center md:hidden noscript:hidden">
            <button
              ref={map.opener}
              type="button"
              aria-haspopup="dialog"
              onClick={map.openFull}
              className="pointer-events-auto flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-semibold text-paper shadow-float"
            >
              <MapIcon size={18} aria-hidden="true" />
              Map
            </button>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {map.view === 'full' && (
          <MapScreen
            search={search}
            links={links}
            chosenCount={chosen.length}
            onOpenFilters={() => setDrawerOpen(true)}
            onClose={map.closeFull}
          />
        )}
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
    </MarkedVendors>
  );
}
