import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CityLabels } from './map/city-labels.tsx';
import type { Gathering } from './map/gather-points.ts';
import { HomeMark } from './map/home-mark.tsx';
import { type LoadCard, MapCard } from './map/map-card.tsx';
import { MAP_COLORS } from './map/map-colors.ts';
import { ZoomButtons } from './map/map-controls.tsx';
import { MapCredit } from './map/map-credit.tsx';
import type { MapArea, MapPlace, MapPoint } from './map/map-point.ts';
import { useReach } from './map/map-reach.ts';
import { MapUnavailable } from './map/map-unavailable.tsx';
import { SearchAreaButton, useMoved } from './map/search-area-button.tsx';
import { approach, areaToShow, showArea } from './map/shown-area.ts';
import { SkipMap } from './map/skip-map.tsx';
import { useFollow } from './map/use-follow.ts';
import { useMap } from './map/use-map.ts';
import { VendorMarks } from './map/vendor-marks.tsx';

export type { MapArea, MapPoint } from './map/map-point.ts';

export interface VendorMapProps {
  /** 'Map of venues near Hudson, NY' */
  label: string;
  /** The best-ranked first; they get the marks where there is no room for all. */
  points: readonly MapPoint[];
  /** What to show; without it the map fits its points, or the surroundings of the centre. */
  area?: MapArea | null;
  /** Where vendors are looked for, and how far around it. */
  center?: MapPlace | null;
  radiusMiles?: number | null;
  /** The one the list points at. */
  selectedUuid?: string | null;
  /** There is no page behind it, and cards of its own below. */
  isFullScreen?: boolean;
  /** A single mark was pressed; true where whoever listens shows the vendor. */
  onPress?: (storefrontUuid: string) => boolean;
  /** The one the map points at, null when it no longer does. */
  onHighlight?: (storefrontUuid: string | null) => void;
  /** Offered once the map was moved; without it the map only shows. */
  onSearchArea?: (area: MapArea) => void;
  /** For the little card of a mark; keep the function the same between renders. */
  loadCard?: LoadCard;
  /** A line at the lower edge: how far the search reaches. */
  note?: ReactNode;
  className?: string;
}

/** Vendors where they are. The list stays the source of truth: whatever is here is there as well. */
export function VendorMap(props: VendorMapProps) {
  const { label, points, selectedUuid = null, onHighlight, onSearchArea, loadCard, className } = props;
  const { center = null, radiusMiles = null, isFullScreen = false, onPress, note } = props;
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const shown = { ...areaToShow(props.area, points, center), isFullScreen };
  const { map, hasFailed } = useMap(container, { label, shown, isInteractive: true, isFullScreen });
  const [hasMoved, setHasMoved] = useMoved(map);
  useReach(map, center, props.area ? null : radiusMiles);
  useFollow(map, isFullScreen ? points.find((point) => point.storefrontUuid === selectedUuid) : undefined);
  const [opened, setOpened] = useState<Gathering<MapPoint> | null>(null);

  // New results bring a new view and close what was open; the same results in a new array do not.
  const wish = JSON.stringify(shown);
  useEffect(() => {
    if (!map) return;
    setHasMoved(false);
    setOpened(null);
    showArea(map, JSON.parse(wish));
  }, [map, wish, setHasMoved]);

  const close = useCallback(() => {
    setOpened(null);
    opener.current?.focus();
  }, []);

  if (hasFailed) {
    return (
      <section aria-label={label} className={className}>
        <MapUnavailable
          className="h-full"
          text="The map cannot be drawn here. Every vendor is in the list."
        />
      </section>
    );
  }

  function press(gathering: Gathering<MapPoint>, button: HTMLElement) {
    if (map && approach(map, gathering)) {
      setHasMoved(true);
      return;
    }
    if (gathering.length === 1 && onPress?.(gathering[0].storefrontUuid)) return;
    opener.current = button;
    setOpened(gathering);
  }

  return (
    <section
      aria-label={label}
      aria-busy={!map}
      className={classNames('relative isolate overflow-clip', MAP_COLORS, className)}
    >
      <SkipMap>
        <div ref={container} className="absolute! inset-0" />
        {!map && <Skeleton className="absolute inset-0 rounded-none!" />}
        {map && (
          <>
            <CityLabels map={map} beside={center} />
            {center && <HomeMark map={map} place={center} />}
            <VendorMarks
              map={map}
              points={points}
              selectedUuid={opened?.[0].storefrontUuid ?? selectedUuid}
              onHighlight={(uuid) => onHighlight?.(uuid)}
              onPress={press}
            />
            {onSearchArea && hasMoved && (
              <SearchAreaButton map={map} onSearchArea={onSearchArea} isLower={isFullScreen} />
            )}
            {!isFullScreen && <ZoomButtons map={map} onZoom={() => setHasMoved(true)} />}
            {note && !isFullScreen && !opened && (
              <div className="absolute start-1/2 bottom-4 -translate-x-1/2 whitespace-nowrap rounded-full bg-paper px-4 py-1 text-sm shadow-float">
                {note}
              </div>
            )}
            <MapCredit />
            {opened && (
              <MapCard key={opened[0].storefrontUuid} points={opened} loadCard={loadCard} onClose={close} />
            )}
          </>
        )}
      </SkipMap>
    </section>
  );
}
