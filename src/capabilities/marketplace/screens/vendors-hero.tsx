import { lazy, memo, Suspense } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { firstTouch } from '#ui/first-touch.ts';
import { VendorSearchPlaceholder } from './vendor-search-placeholder.tsx';
import { VendorsMosaic } from './vendors-mosaic.tsx';

// The document already shows the bar; its lists are most of the page's code, so they come for who reaches for them.
const VendorSearchForm = lazy(async () => {
  await firstTouch;
  return { default: (await import('./vendor-search-form.tsx')).VendorSearchForm };
});

/** Remembered, because an update from outside would tear the bar down before it is hydrated. */
const SearchBar = memo(() => (
  <Suspense fallback={<VendorSearchPlaceholder />}>
    <VendorSearchForm />
  </Suspense>
));

export function VendorsHero() {
  return (
    <section className="bg-paper">
      <div
        className={`${pageWidth} grid items-center gap-10 pt-9 pb-12 md:pt-12 md:pb-16 lg:grid-cols-[6.4fr_6fr] lg:gap-14 lg:pt-14 lg:pb-18`}
      >
        <div className="min-w-0">
          <h1 className="max-w-130 text-4xl md:text-5xl xl:text-6xl">The people behind your day.</h1>
          <p className="mt-5 max-w-115 text-ink-soft text-lg md:text-xl md:leading-8">
            Someone lights the candles, someone catches the tears, someone keeps the band playing till two.
            Start with the one you need most.
          </p>
          <div className="mt-8 max-w-150 md:mt-9">
            <div className="noscript:hidden">
              <SearchBar />
            </div>
            {/* Its lists come by script; the plain bar has the browser's own. */}
            <noscript>
              <VendorSearchPlaceholder isPlain />
            </noscript>
          </div>
        </div>
        <VendorsMosaic />
      </div>
    </section>
  );
}
