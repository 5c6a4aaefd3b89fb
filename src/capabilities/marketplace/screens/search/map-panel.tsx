import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useUser } from '#app/use-user.ts';
import { formatShort } from '#base/money.ts';
import { priceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LazyVendorMap } from '../../parts/lazy-vendor-map.tsx';
import type { MapArea, MapPoint } from '../../parts/map/map-point.ts';
import { mapQuery } from '../../queries.ts';
import { FilterLink } from './filter-link.tsx';
import type { SearchPageData } from './load-search-page.ts';
import { useVendorMarks } from './marked-vendors.tsx';
import type { SearchLinks } from './search-links.ts';
import { searchQuery } from './search-query.ts';
import { placeLabel, searchSubject } from './search-words.ts';

export interface MapPanelProps {
  search: SearchPageData;
  links: SearchLinks;
  /** The vendor somebody points at, here or in the list. */
  pointed: string | null;
  onPoint: (storefrontUuid: string | null) => void;
  /** Cards of its own below the map: a mark that is pressed leads to its card, and a card to its mark. */
  onPress?: (storefrontUuid: string) => boolean;
  isFullScreen?: boolean;
  className?: string;
}

function areaText({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
}

async function loadCard(storefrontUuid: string) {
  const [card] = await api.search.listCards({ storefrontUuids: [storefrontUuid] });
  return card;
}

/** '25 mi · Widen to 50, 12 more' */
function ReachNote({ search: { place, wider }, links }: Pick<MapPanelProps, 'search' | 'links'>) {
  if (!wider || place.radiusMiles === null) return null;
  return (
    <>
      {place.radiusMiles} mi
      <FilterLink
        href={links.with({ radius: String(wider.radiusMiles) })}
        className="ms-2 inline-flex min-h-8 items-center font-semibold text-secondary underline underline-offset-4"
      >
        Widen to {wider.radiusMiles}, {wider.more} more
      </FilterLink>
    </>
  );
}

/** Where the results are. Everything on it also stands in the list. */
export function MapPanel(props: MapPanelProps) {
  const { search, links, pointed, onPoint, onPress, isFullScreen = false, className } = props;
  const { category, place, filters, near } = search;
  const navigate = useNavigate();
  const marks = useVendorMarks();
  const [wedding] = useUser()?.user_role_account_weddings ?? [];
  // Pages and order change the list alone.
  const query = searchQuery(category, place, { ...filters, page: 1 }, near);
  const { data, isError } = useQuery({ ...mapQuery(query), placeholderData: keepPreviousData });
  const waiting = <Skeleton className={className} />;
  if (isError) {
    return (
      <Notice tone="warn" title="The map did not load" className={className}>
        The list has everyone. Try the map again in a moment.
      </Notice>
    );
  }
  if (!data) return waiting;
  const points: MapPoint[] = data.points.map((point) => ({
    storefrontUuid: point.storefrontUuid,
    href: paths.storefront(category, point.storefrontSlug),
    vendorName: point.vendorName,
    lat: point.lat,
    lon: point.lon,
    priceText: point.startingPriceCents === null ? null : formatShort(point.startingPriceCents),
    priceUnit: priceUnit(category),
    ...(marks[point.storefrontUuid] && { mark: marks[point.storefrontUuid] }),
  }));
  const { lat, lon, radiusMiles } = place;
  const isOwn = wedding?.wedding_location_history[0]?.slug === place.slug;
  return (
    <Suspense fallback={waiting}>
      <LazyVendorMap
        label={`Map of ${searchSubject(category, place)}`}
        points={points}
        area={filters.area}
        center={lat === null || lon === null ? null : { name: placeLabel(place), lat, lon, isOwn }}
        radiusMiles={radiusMiles}
        selectedUuid={pointed}
        onHighlight={onPoint}
        isFullScreen={isFullScreen}
        {...(onPress && { onPress })}
        onSearchArea={(area) => navigate(links.with({ area: areaText(area) }), { preventScrollReset: true })}
        loadCard={loadCard}
        note={search.wider && <ReachNote search={search} links={links} />}
        className={className}
      />
    </Suspense>
  );
}
