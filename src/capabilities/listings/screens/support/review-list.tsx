import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#app/loaded.tsx';
import { paths } from '#app/rules/paths.ts';
import { ShowMore } from '#app/show-more.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ReviewItem } from '../../contract/support-listings.contract.ts';
import { END_WORDS } from '../../rules/publication-words.ts';
import type { ReviewEnd } from '../../rules/review-decisions.ts';
import type { ReviewView } from '../../rules/review-views.ts';
import { CHECK_WORDS } from './check-words.ts';
import type { ReviewPages } from './use-reviews.ts';

const END_BADGES: Readonly<Record<ReviewEnd, BadgeVariant>> = {
  ACCEPTED: 'green',
  CHANGES: 'gold',
  REJECTED: 'red',
  SPAM: 'red',
  WITHDRAWN: 'gray',
};

function Standing({
  item: { decision, decidedBy, decidedAt, reviewer, openedAt },
}: {
  item: ReviewItem;
}): ReactNode {
  if (decision && decidedAt) {
    return (
      <>
        <Badge variant={END_BADGES[decision]}>{END_WORDS[decision]}</Badge>
        <span>
          {decidedBy && `${decidedBy}, `}
          <TimeAgoText at={decidedAt} />
        </span>
      </>
    );
  }
  if (reviewer) {
    return (
      <span>
        {reviewer.isYou ? 'You' : reviewer.name}, since <TimeAgoText at={reviewer.since} />
      </span>
    );
  }
  return (
    <span>
      Submitted <TimeAgoText at={openedAt} />
    </span>
  );
}

function Row({ item }: { item: ReviewItem }) {
  const { uuid, name, taxonomyKey, cityName, isAgain, failedChecks } = item;
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={paths.supportListing(uuid)}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 transition-colors hover:bg-linen focus-visible:-outline-offset-2 md:px-5"
      >
        <span className="min-w-0 grow basis-60">
          <span className="wrap-anywhere block font-semibold">{name}</span>
          <span className="block text-ink-soft text-sm">
            {marketplaceCategory(taxonomyKey).navLabel} · {cityName}
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {isAgain && (
            <Badge size="small" variant="purple">
              Resubmitted
            </Badge>
          )}
          {failedChecks.map((key) => (
            <Badge key={key} size="small" variant="orange">
              {CHECK_WORDS[key].failed}
            </Badge>
          ))}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm sm:min-w-44 sm:justify-end">
          <Standing item={item} />
        </span>
      </Link>
    </li>
  );
}

const EMPTY: Readonly<Record<ReviewView, { title: string; words: string }>> = {
  waiting: { title: 'All caught up', words: 'New submissions show up here, oldest first.' },
  'in-review': { title: 'Nothing in review', words: 'Listings somebody has started on show up here.' },
  decided: { title: 'Nothing decided yet', words: 'Every decision is kept here with who made it.' },
};

type Props = { view: ReviewView; query: ReviewPages };

/** Listings to look at, page by page. */
export function ReviewList({ view, query }: Props) {
  return (
    <Loaded query={query} label="the listings">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) {
          return (
            <EmptyState title={EMPTY[view].title} icon={<ListChecks size={28} aria-hidden="true" />}>
              {EMPTY[view].words}
            </EmptyState>
          );
        }
        return (
          <>
            <ul aria-label="Listings" className="mt-3 rounded-card border border-line bg-paper">
              {items.map((item) => (
                <Row key={item.reviewId} item={item} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        );
      }}
    </Loaded>
  );
}
