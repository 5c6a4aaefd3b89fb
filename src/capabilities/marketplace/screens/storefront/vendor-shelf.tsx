import { pageWidth } from '#app/page-width.ts';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import type { HeartPlacement } from '#capabilities/favorites/parts/favorite-thing.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { classNames } from '#ui/class-names.ts';
import { RememberedPart } from '#ui/remembered-part.tsx';

export interface VendorShelfProps {
  id: string;
  title: string;
  cards: readonly ShownCard[];
  /** What is said about a vendor, by its uuid. */
  notes?: Readonly<Record<string, string>>;
  /** What the hearts say about where they stand. */
  location: string;
  /** Under each other on phones, where they are what the page is for. */
  isGrid?: boolean;
}

interface ShelfCardProps {
  card: ShownCard;
  placement: HeartPlacement;
  note: string | undefined;
}

function ShelfCard({ card, placement, note }: ShelfCardProps) {
  const { storefrontUuid, vendorName } = card;
  return (
    <>
      <VendorCard
        card={card}
        headingLevel={3}
        action={
          <FavoriteButton storefrontUuid={storefrontUuid} vendorName={vendorName} placement={placement} />
        }
      />
      {note && <p className="wrap-anywhere mt-3 border-primary border-s-2 ps-3 text-ink-soft">“{note}”</p>}
    </>
  );
}

const ROW =
  '-mx-5 flex snap-x gap-5 overflow-x-auto px-5 pb-2 [scrollbar-width:none] md:mx-0 md:overflow-visible md:px-0';
const GRID = 'grid gap-x-5 gap-y-8 sm:grid-cols-2';

/** Other vendors in one row, which is swiped where it does not fit. */
export function VendorShelf({ id, title, cards, notes, location, isGrid = false }: VendorShelfProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className={`${pageWidth} py-10 md:py-12`} data-print="hidden">
      <h2 id={`${id}-title`} className="wrap-anywhere">
        {title}
      </h2>
      <ul
        className={classNames(
          'mt-6 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4',
          isGrid ? GRID : ROW,
        )}
      >
        {cards.map((card, index) => (
          <RememberedPart
            as="li"
            key={card.storefrontUuid}
            className={isGrid ? 'min-w-0' : 'w-[78%] shrink-0 snap-start scroll-mx-5 sm:w-[46%] md:w-auto'}
            draw={ShelfCard}
            of={{
              card,
              placement: { location, tilePosition: index },
              note: notes?.[card.storefrontUuid],
            }}
          />
        ))}
      </ul>
    </section>
  );
}
