import { CalendarX, Check, MailCheck } from 'lucide-react';
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
  return [first.vendorName, pointPrice(first), first.mark?.text].filter(Boolean).join(', ');
}

function MarkFace({ points: [first, ...others] }: { points: Gathering<MapPoint> }) {
  if (others.length > 0) return others.length + 1;
  const { mark, priceText } = first;
  const Icon = mark && MARK_ICONS[mark.kind];
  return (
    <>
      {Icon && <Icon size={14} aria-hidden="true" className="me-1" />}
      {priceText ?? (Icon ? null : <span className="block size-2 rounded-full bg-current" />)}
    </>
  );
}

/** A free day is the good case and needs no sign of its own: it would be on half of them. */
const MARK_ICONS = { booked: Check, wrote: MailCheck, taken: CalendarX, free: undefined } as const;

function markLook(gathering: Gathering<MapPoint>, isSelected: boolean): string {
  if (isSelected) return 'scale-110 border-ink bg-ink text-paper';
  const [first, ...others] = gathering;
  if (others.length > 0)
    return 'border-secondary bg-secondary text-paper hover:border-cove-deep hover:bg-cove-deep';
  switch (first.mark?.kind) {
    case 'booked':
    case 'wrote':
      return 'border-secondary bg-paper text-cove-deep hover:border-cove-deep';
    case 'taken':
      return 'border-line bg-mist text-ink-soft hover:border-ink';
    default:
      return 'border-line bg-paper text-ink hover:border-ink';
  }
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
                data-selected={isSelected || undefined}
                onClick={({ currentTarget }) => onPress(gathering, currentTarget)}
                onPointerEnter={highlight}
                onFocus={highlight}
                onPointerLeave={() => onHighlight(null)}
                onBlur={() => onHighlight(null)}
                className={classNames(
                  "pointer-events-auto absolute flex h-8 min-w-8 -translate-1/2 cursor-pointer items-center justify-center whitespace-nowrap rounded-full border px-2.5 font-semibold text-sm tabular-nums shadow-float transition-[background-color,color,scale] after:absolute after:-inset-1.5 after:content-['']",
                  markLook(gathering, isSelected),
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
