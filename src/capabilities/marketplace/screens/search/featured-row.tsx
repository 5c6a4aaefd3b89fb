import { paths } from '#app/rules/paths.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { FilterLink } from './filter-link.tsx';
import { CardItem, PRIORITY_CARDS } from './result-grid.tsx';

/** Paid placements: said to be such, and apart from what is ranked. */
export function FeaturedRow({ cards, isDateAsked }: { cards: readonly ShownCard[]; isDateAsked: boolean }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="featured-heading" className="mb-10 rounded-sheet bg-paper p-4 md:p-6">
      <h2 id="featured-heading" className="text-xl">
        Featured
      </h2>
      <p className="mb-5 text-ink-soft text-sm">
        These vendors paid to appear here. It never changes the order below.{' '}
        <FilterLink isPage href={paths.howWeRank()} className="text-secondary underline underline-offset-4">
          How we rank
        </FilterLink>
      </p>
      {/* One line, to be swiped where it does not fit: the results must not be a mile below. */}
      <ul className="-mx-4 -my-2 flex snap-x scroll-ps-4 gap-4 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:-mx-6 md:scroll-ps-6 md:gap-6 md:px-6">
        {cards.map((card, index) => (
          <CardItem
            key={card.storefrontUuid}
            className="w-[82%] shrink-0 snap-start md:w-[calc((100%-3rem)/3)] md:min-w-60"
            of={{
              card,
              location: 'search-featured',
              position: index + 1,
              isDateAsked,
              isPriority: index < PRIORITY_CARDS,
            }}
          />
        ))}
      </ul>
    </section>
  );
}
