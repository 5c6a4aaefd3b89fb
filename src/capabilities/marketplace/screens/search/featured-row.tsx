import { paths } from '#app/paths.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { classNames } from '#ui/class-names.ts';
import { FilterLink } from './filter-link.tsx';
import { gridStyle, PlacedCard } from './result-grid.tsx';

/** Paid placements: said to be such, and apart from what is ranked. */
export function FeaturedRow({ cards, isDateAsked }: { cards: readonly ShownCard[]; isDateAsked: boolean }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="featured-heading" className="mb-10 rounded-sheet bg-paper p-4 md:p-6">
      <h2 id="featured-heading" className="text-xl">
        Featured
      </h2>
      <p className="mb-5 text-ink-soft text-sm">
        These vendors pay to stand here. It never changes the order below.{' '}
        <FilterLink isPage href={paths.howWeRank()} className="text-secondary underline underline-offset-4">
          How we rank
        </FilterLink>
      </p>
      {/* On a phone one line to swipe, so that the results are not a mile below. */}
      <ul
        className={classNames(
          gridStyle,
          'max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-ps-4 max-md:gap-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]',
        )}
      >
        {cards.map((card, index) => (
          <li key={card.storefrontUuid} className="min-w-0 max-md:w-[82%] max-md:shrink-0 max-md:snap-start">
            <PlacedCard
              card={card}
              location="search-featured"
              position={index + 1}
              isDateAsked={isDateAsked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
