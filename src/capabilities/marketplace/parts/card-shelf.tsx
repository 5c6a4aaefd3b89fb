import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { useCarousel } from '#ui/carousel/use-carousel.ts';
import { IconButton } from '#ui/icon-button.tsx';

export interface CardShelfProps {
  title: string;
  cards: readonly ShownCard[];
  /** Which shelf a heart was pressed on. */
  location: string;
  /** Links that lead on. */
  more?: ReactNode;
}

/** Vendors in one line that scrolls by itself; the arrows are for whoever has no other way to scroll sideways. */
export function CardShelf({ title, cards, location, more }: CardShelfProps) {
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const { hasArrows, isAtStart, isAtEnd, look, go } = useCarousel(track, cards.length);
  return (
    <section aria-labelledby={heading}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="text-3xl md:text-4xl">
          {title}
        </h2>
        <div className="flex items-center gap-x-5">
          {more}
          {hasArrows && (
            <span className="hidden gap-2 md:flex">
              <IconButton
                label="Previous vendors"
                icon={<ChevronLeft size={20} aria-hidden="true" />}
                isDisabled={isAtStart}
                onPress={() => go(-1)}
                className="border border-line bg-paper"
              />
              <IconButton
                label="Next vendors"
                icon={<ChevronRight size={20} aria-hidden="true" />}
                isDisabled={isAtEnd}
                onPress={() => go(1)}
                className="border border-line bg-paper"
              />
            </span>
          )}
        </div>
      </div>
      <ul
        ref={track}
        onScroll={look}
        className="relative -mx-5 mt-5 flex snap-x gap-4 overflow-x-auto scroll-smooth scroll-ps-5 px-5 py-1.5 [scrollbar-width:none] md:-mx-1.5 md:mt-7 md:scroll-ps-1.5 md:gap-5 md:px-1.5"
      >
        {cards.map((card, index) => (
          <li key={card.storefrontUuid} className="w-(--shelf-card) shrink-0 snap-start">
            <VendorCard
              card={card}
              action={
                <FavoriteButton
                  storefrontUuid={card.storefrontUuid}
                  vendorName={card.vendorName}
                  placement={{ location, tilePosition: index }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
