import { type RefObject, useImperativeHandle, useRef } from 'react';
import { paths } from '#app/rules/paths.ts';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { distanceText } from '#capabilities/search/parts/distance-text.ts';
import { PriceLine } from '#capabilities/search/parts/price-line.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import type { ShownResult } from './load-search-page.ts';
import { useVendorMarks } from './marked-vendors.tsx';

/** Brings a vendor's card to the front; false where there is none. */
export type SwipeHandle = { show(storefrontUuid: string): boolean };

export interface SwipeCardsProps {
  handle: RefObject<SwipeHandle | null>;
  results: readonly ShownResult[];
  label: string;
  onFront: (storefrontUuid: string) => void;
}

function SwipeCard({ result: { card, distanceMiles }, position }: { result: ShownResult; position: number }) {
  const mark = useVendorMarks()[card.storefrontUuid];
  const [picture] = card.images;
  const facts = [
    `${card.city}, ${card.stateProvince}`,
    distanceMiles === null ? '' : distanceText(distanceMiles),
  ];
  return (
    <article className="relative flex h-32 overflow-clip rounded-card bg-paper shadow-float">
      {picture && (
        <CardPicture asset={{ ...picture, alt: '' }} isPriority className="h-full w-28! shrink-0" />
      )}
      <div className="flex min-w-0 grow flex-col justify-center gap-0.5 p-3">
        {mark && <p className="truncate font-semibold text-forest text-xs">{mark.text}</p>}
        <h2 className="font-semibold font-text text-base tracking-normal">
          <PlainLink
            to={paths.storefront(card.taxonomyNodeKey, card.storefrontSlug)}
            className="block min-h-6 truncate outline-none after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {card.vendorName}
          </PlainLink>
        </h2>
        <div className="flex items-baseline justify-between gap-2">
          <p className="min-w-0 truncate text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
          <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
        </div>
        <div className="*:truncate">
          <PriceLine card={card} />
        </div>
      </div>
      <div className="absolute start-16 top-1">
        <FavoriteButton
          storefrontUuid={card.storefrontUuid}
          vendorName={card.vendorName}
          placement={{ location: 'search-map', tilePosition: position }}
        />
      </div>
    </article>
  );
}

/** Vendors side by side, to be swiped; the one in front is told. */
export function SwipeCards({ handle, results, label, onFront }: SwipeCardsProps) {
  const track = useRef<HTMLUListElement>(null);
  const widthOf = (list: HTMLUListElement) => (list.children[0]?.clientWidth ?? 1) + 12;

  useImperativeHandle(handle, () => ({
    show(storefrontUuid) {
      const index = results.findIndex(({ card }) => card.storefrontUuid === storefrontUuid);
      if (index < 0 || !track.current) return false;
      track.current.scrollTo({ left: index * widthOf(track.current) });
      onFront(storefrontUuid);
      return true;
    },
  }));

  function look(list: HTMLUListElement) {
    const front = results[Math.round(list.scrollLeft / widthOf(list))];
    if (front) onFront(front.card.storefrontUuid);
  }

  return (
    <ul
      ref={track}
      aria-label={label}
      onScroll={({ currentTarget }) => look(currentTarget)}
      className="pointer-events-auto flex snap-x snap-mandatory scroll-ps-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none]"
    >
      {results.map((result, index) => (
        <li key={result.card.storefrontUuid} className="w-[88%] max-w-90 shrink-0 snap-start">
          <SwipeCard result={result} position={index + 1} />
        </li>
      ))}
    </ul>
  );
}
