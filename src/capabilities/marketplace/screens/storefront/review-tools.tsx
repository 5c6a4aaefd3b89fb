import { Search } from 'lucide-react';
import { LONGEST_REVIEW_SEARCH, REVIEW_SORTS } from '#capabilities/reviews/rules/review-sorts.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { type PageQuery, writePageQuery } from './page-address.ts';

const SORT_LABELS = { newest: 'Newest', highest: 'Highest rated', lowest: 'Lowest rated' } as const;

/** Sorting by links and searching by a form that only reads: both work without scripts, and can be shared. */
export function ReviewTools({ query }: { query: PageQuery }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3" data-print="hidden">
      <search aria-label="Search reviews" className="grow basis-64">
        <form action="#reviews" data-link="stay" className="flex gap-2">
          {query.month && <input type="hidden" name="month" value={query.month} />}
          {query.sort !== 'newest' && <input type="hidden" name="reviews-sort" value={query.sort} />}
          {query.stars && <input type="hidden" name="reviews-stars" value={query.stars} />}
          <label className="relative min-w-0 grow">
            <span className="sr-only">Search reviews</span>
            <Search
              size={18}
              aria-hidden="true"
              className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-ink-soft"
            />
            <input
              key={query.search}
              type="search"
              name="reviews-q"
              defaultValue={query.search}
              maxLength={LONGEST_REVIEW_SEARCH}
              placeholder="Search reviews"
              className="min-h-11 w-full rounded-full border border-line-strong bg-paper ps-10 pe-4"
            />
          </label>
          <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
            Search
          </button>
        </form>
      </search>
      <nav aria-label="Sort reviews" className="flex flex-wrap gap-x-1">
        {REVIEW_SORTS.map((sort) => (
          <PlainLink
            key={sort}
            to={`${writePageQuery({ ...query, page: 1, sort }) || '?'}#reviews`}
            staysPut
            rel="nofollow"
            aria-current={query.sort === sort ? 'true' : undefined}
            className={classNames(
              'flex min-h-11 items-center rounded-full px-3.5 text-sm hover:bg-ink/6',
              query.sort === sort && 'bg-ink/8 font-semibold',
            )}
          >
            {SORT_LABELS[sort]}
          </PlainLink>
        ))}
      </nav>
    </div>
  );
}
