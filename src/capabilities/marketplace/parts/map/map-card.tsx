import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '#capabilities/search/contract.ts';
import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { PriceLine } from '#capabilities/search/parts/price-line.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Gathering } from './gather-points.ts';
import { type MapPoint, pointPrice } from './map-point.ts';

export type LoadCard = (storefrontUuid: string) => Promise<VendorCard | undefined>;

/** Undefined while it is on its way, null where there is none. */
function useCard(
  { storefrontUuid }: MapPoint,
  loadCard: LoadCard | undefined,
): VendorCard | null | undefined {
  const [card, setCard] = useState<VendorCard | null>();
  useEffect(() => {
    let isOver = false;
    const show = (found: VendorCard | null) => {
      if (!isOver) setCard(found);
    };
    // Name and price are known without it.
    Promise.resolve(loadCard?.(storefrontUuid)).then(
      (found) => show(found ?? null),
      () => show(null),
    );
    return () => {
      isOver = true;
    };
  }, [storefrontUuid, loadCard]);
  return card;
}

function CardDetails({ point, loadCard }: { point: MapPoint; loadCard: LoadCard | undefined }) {
  const card = useCard(point, loadCard);
  const picture = card?.images[0];
  return (
    <div className="flex gap-3">
      {card === undefined ? (
        <Skeleton className="h-18 w-24 shrink-0" />
      ) : (
        picture && (
          <CardPicture asset={{ ...picture, alt: '' }} isPriority className="w-24! shrink-0 rounded-input" />
        )
      )}
      <div className="min-w-0 pe-9">
        <p className="truncate font-semibold">
          <PlainLink
            to={point.href}
            className="outline-none after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {point.vendorName}
          </PlainLink>
        </p>
        {card === undefined && <Skeleton className="mt-2 h-3.5 w-32" />}
        {card && (
          <>
            <p className="truncate text-ink-soft text-sm">
              {card.city}, {card.stateProvince}
            </p>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <PriceLine card={card} />
              <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
            </div>
          </>
        )}
        {card === null && <p className="text-ink-soft text-sm">{pointPrice(point) ?? 'Price on request'}</p>}
      </div>
    </div>
  );
}

function PointList({ points }: { points: Gathering<MapPoint> }) {
  return (
    <ul className="max-h-52 divide-y divide-line overflow-y-auto pe-9">
      {points.map((point) => (
        <li key={point.storefrontUuid}>
          <PlainLink
            to={point.href}
            className="flex min-h-11 items-center justify-between gap-3 hover:underline"
          >
            <span className="truncate font-semibold">{point.vendorName}</span>
            {point.priceText && <span className="shrink-0 text-ink-soft text-sm">{pointPrice(point)}</span>}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

export interface MapCardProps {
  points: Gathering<MapPoint>;
  loadCard: LoadCard | undefined;
  onClose: () => void;
}

/** Who is at a mark. It takes the focus, since whoever pressed the mark wants to read on. */
export function MapCard({ points, loadCard, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [first, ...others] = points;

  useEffect(() => card.current?.querySelector('a')?.focus(), []);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-label={others.length > 0 ? `${points.length} vendors here` : first.vendorName}
      className="absolute inset-x-3 bottom-9 z-30 mx-auto max-w-96 rounded-card border border-line bg-paper p-3 shadow-float sm:bottom-4"
    >
      {others.length > 0 ? <PointList points={points} /> : <CardDetails point={first} loadCard={loadCard} />}
      <IconButton
        label="Close"
        icon={<X size={20} aria-hidden="true" />}
        onPress={onClose}
        className="absolute! end-1 top-1"
      />
    </div>
  );
}
