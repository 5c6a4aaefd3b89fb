import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { plural } from '#base/text.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { LazyPlaceMap } from '../../parts/lazy-place-map.tsx';
import { PageSection } from './page-section.tsx';
import type { StorefrontView } from './storefront-view.ts';

const frame = 'mt-5 h-80 w-full rounded-card border border-line';

/** The address in words, and a map for who wants one. */
export function LocationSection({ storefront }: { storefront: StorefrontView }) {
  const { name, address, place, lat, lon, travelMiles } = storefront;
  const isHydrated = useHydrated();
  const [isMapWanted, setMapWanted] = useState(false);
  return (
    <PageSection id="location" title="Location">
      <address className="mt-3 not-italic">
        {address.map((line) => (
          <span key={line} className="wrap-anywhere block">
            {line}
          </span>
        ))}
      </address>
      {travelMiles && (
        <p className="mt-2 text-ink-soft">
          Travels up to {plural(travelMiles, 'mile')} from {place}.
        </p>
      )}
      {isMapWanted ? (
        <Suspense fallback={<Skeleton className={frame} />}>
          <LazyPlaceMap
            label={`Map of ${place}, where ${name} is`}
            center={{ lat, lon }}
            radiusMiles={travelMiles}
            className={frame}
          />
        </Suspense>
      ) : (
        isHydrated && (
          <button
            type="button"
            onClick={() => setMapWanted(true)}
            data-print="hidden"
            className={buttonStyle({ variant: 'secondary', className: 'mt-5' })}
          >
            <MapIcon size={18} aria-hidden="true" />
            Show map
          </button>
        )
      )}
    </PageSection>
  );
}
