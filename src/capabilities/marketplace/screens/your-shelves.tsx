import { lazy, Suspense, useRef } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';
import { useNearViewport } from './use-near-viewport.ts';

const VendorShelves = lazy(async () => ({ default: (await import('./vendor-shelves.tsx')).VendorShelves }));

/** The document keeps their place; cards and code come for whoever scrolls towards them. */
export function YourShelves() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div className="bg-paper noscript:hidden">
      <div
        ref={place}
        className={`${pageWidth} flex min-h-168 md:min-h-152 flex-col gap-14 py-14 [--shelf-card:16.5rem] md:gap-20 md:py-20 lg:[--shelf-card:17.75rem]`}
      >
        {isNear ? (
          <Suspense fallback={<ShelfPlaceholder />}>
            <VendorShelves />
          </Suspense>
        ) : (
          <ShelfPlaceholder />
        )}
      </div>
    </div>
  );
}
