import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Gathering, gatherPoints } from './gather-points.ts';
import { isInside } from './map-area.ts';
import { type MapPoint, pointPrice } from './map-point.ts';
import { useMapView } from './use-map-view.ts';
import { usePlacement } from './use-placement.ts';

const MARK_REACH = { across: 64, down: 40 };

export type VendorMarksProps = {
  map: MapLibreMap;
  points: readonly MapPoint[];
  /** Marked because its card is open or the list points at it. */
  selectedUuid: string | null;
  onHighlight: (storefrontUuid: string | null) => void;
  onPress: (points: Gathering<MapPoint>, button: HTMLElement) => void;
};

function markName([first, ...others]: Gathering<MapPoint>): string {
  if (others.length > 0) return `${others.length + 1} vendors around ${first.vendorName}, look closer`;
  const price = pointPrice(first);
  return price ? `${first.vendorName}, ${price}` : first.vendorName;
}

function MarkFace({ points: [first, ...others] }: { points: Gathering<MapPoint> }) {
  if (others.length > 0) return others.length + 1;
  return first.priceText ?? <span className="block size-2 rounded-full bg-current" />;
}

/** Prices where vendors are, and a number where they are too many to tell apart. The best-ranked come first. */
export function VendorMarks({ map, points, selectedUuid, onHighlight, onPress }: VendorMarksProps) {
  const { area, zoom } = useMapView(map);
  const placeAt = usePlacement(map);
  const gatherings = useMemo(() => gatherPoints(points, zoom, MARK_REACH), [points, zoom]);
  return (
    <ul className="pointer-events-none absolute inset-0 overflow-clip">
      {gatherings
        .filter(([first]) => isInside(first, area))
        .map((gathering) => {
          const [first] = gathering;
          const isMany = gathering.length > 1;
          const isSelected = gathering.some(({ storefrontUuid }) => storefrontUuid === selectedUuid);
          const highlight = () => onHighlight(isMany ? null : first.storefrontUuid);
          return (
            <li
              key={first.storefrontUuid}
              ref={placeAt(first)}
              className={classNames(
                'absolute start-0 top-0 hover:z-20 focus-within:z-20',
                isSelected && 'z-10',
              )}
            >
              <button
                type="button"
                aria-label={markName(gathering)}
                onClick={({ currentTarget }) => onPress(gathering, currentTarget)}
                onPointerEnter={highlight}
                onFocus={highlight}
                onPointerLeave={() => onHighlight(null)}
                onBlur={() => onHighlight(null)}
                className={classNames(
                  "pointer-events-auto absolute flex h-8 min-w-8 -translate-1/2 cursor-pointer items-center justify-center whitespace-nowrap rounded-full border px-2.5 font-semibold text-sm tabular-nums shadow-float transition-[background-color,color,scale] after:absolute after:-inset-1.5 after:content-['']",
                  isSelected
                    ? 'scale-110 border-ink bg-ink text-paper'
                    : isMany
                      ? 'border-secondary bg-secondary text-paper hover:border-cove-deep hover:bg-cove-deep'
                      : 'border-line bg-paper text-ink hover:border-ink',
                )}
              >
                <MarkFace points={gathering} />
              </button>
            </li>
          );
        })}
    </ul>
  );
}
