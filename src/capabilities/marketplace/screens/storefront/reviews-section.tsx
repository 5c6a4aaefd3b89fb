import { plural } from '#base/text.ts';
import { Pagination } from '#ui/pagination.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { type PageQuery, writePageQuery } from './page-address.ts';
import { PageSection } from './page-section.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewTools } from './review-tools.tsx';
import type { ReviewsView } from './review-view.ts';

export interface ReviewsSectionProps {
  name: string;
  reviews: ReviewsView;
  query: PageQuery;
}

function foundText({ total }: ReviewsView, { search, stars }: PageQuery): string {
  const about = search ? ` about “${search}”` : '';
  const given = stars ? ` with ${plural(stars, 'star')}` : '';
  return total === 0 ? `No review${about}${given}.` : `${plural(total, 'review')}${about}${given}.`;
}

/** What couples say, and what it adds up to. */
export function ReviewsSection({ name, reviews, query }: ReviewsSectionProps) {
  if (reviews.average === null) {
    return (
      <PageSection id="reviews" title="Reviews">
        <p className="mt-3 max-w-reading text-ink-soft">
          Nobody has reviewed {name} yet. Reviews come from couples who were customers; nobody can buy one or
          take one down.
        </p>
      </PageSection>
    );
  }
  const isFiltered = query.search !== '' || query.stars !== undefined;
  const everything = writePageQuery({ ...query, page: 1, search: '', stars: undefined });
  return (
    <PageSection id="reviews" title={`${reviews.average} from ${plural(reviews.count, 'review')}`}>
      <ReviewFigures reviews={reviews} query={query} />
      {reviews.count > 3 && <ReviewTools query={query} />}
      {isFiltered && (
        <p role="status" className="mt-4">
          {foundText(reviews, query)}{' '}
          <PlainLink
            to={`${everything || '?'}#reviews`}
            staysPut
            className="font-medium underline underline-offset-4"
          >
            Show all reviews
          </PlainLink>
        </p>
      )}
      <div className="mt-2 divide-y divide-line">
        {reviews.reviews.map((review) => (
          <ReviewCard key={review.uuid} review={review} vendorName={name} />
        ))}
      </div>
      <Pagination
        label="Pages of reviews"
        page={reviews.page}
        pageCount={reviews.pageCount}
        toPage={(page) => `${writePageQuery({ ...query, page }) || '?'}#reviews`}
        className="mt-4"
      />
    </PageSection>
  );
}
