import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type PageQuery, writePageQuery } from './page-address.ts';
import { PageSection } from './page-section.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewTools } from './review-tools.tsx';
import type { ReviewsView } from './review-view.ts';
import type { StorefrontView } from './storefront-view.ts';

export interface ReviewsSectionProps {
  storefront: Pick<StorefrontView, 'name' | 'category' | 'slug'>;
  reviews: ReviewsView;
  query: PageQuery;
}

function foundText({ total }: ReviewsView, { search, stars }: PageQuery): string {
  const about = search ? ` about “${search}”` : '';
  const given = stars ? ` with ${plural(stars, 'star')}` : '';
  return total === 0 ? `No review${about}${given}.` : `${plural(total, 'review')}${about}${given}.`;
}

function WriteLink({ name, category, slug }: ReviewsSectionProps['storefront']) {
  return (
    <ButtonLink to={paths.writeReview(category, slug)} variant="secondary" rel="nofollow" className="mt-4">
      Write a review<span className="sr-only"> of {name}</span>
    </ButtonLink>
  );
}

function VerifiedNote() {
  return (
    <p className="mt-2 max-w-reading text-ink-soft text-sm">
      Verified means that the couple booked here, or showed our team a contract or a payment.{' '}
      <TextLink to={companyPaths.coupleReviews()}>How reviews are checked</TextLink>
    </p>
  );
}

/** What couples say, and what it adds up to. */
export function ReviewsSection({ storefront, reviews, query }: ReviewsSectionProps) {
  const { name } = storefront;
  const write = <WriteLink {...storefront} />;
  if (reviews.average === null) {
    return (
      <PageSection id="reviews" title="Reviews">
        <p className="mt-3 max-w-reading text-ink-soft">
          Nobody has reviewed {name} yet. Reviews come from couples who were customers; nobody can buy one or
          take one down.
        </p>
        {write}
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
      {reviews.reviews.some(({ proof }) => proof) && <VerifiedNote />}
      {write}
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
