import { Star } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { VendorReviews } from '../../contract/vendor-reviews.contract.ts';
import { type VendorQuestion, vendorReviewsQuery } from '../../queries.ts';
import { FiguresCard } from './figures-card.tsx';
import { filterAddress } from './filter-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { VendorReviewCard } from './vendor-review-card.tsx';

interface ReviewsPageProps {
  listings: readonly VendorListing[];
  question: VendorQuestion;
  answer: VendorReviews;
}

function NobodyYet({ isPublished }: { isPublished: boolean }) {
  return (
    <EmptyState title="Nobody has reviewed you yet" icon={<Star size={28} aria-hidden="true" />}>
      {isPublished
        ? 'Couples who booked you here can write at any time, everybody else from their wedding day on. We email you with the first one.'
        : 'Couples can review you once your listing is published.'}
    </EmptyState>
  );
}

function FoundReviews({ question, data }: { question: VendorQuestion; data: VendorReviews }) {
  const { total, page, pageCount, reviews, canAnswer, all } = data;
  return (
    <section aria-label="Reviews" className="min-w-0">
      <FilterBar question={question} years={data.years} all={all} />
      <p role="status" className="mt-4 text-ink-soft text-sm">
        {total === all.reviewsCount
          ? plural(total, 'review')
          : `${total} of ${plural(all.reviewsCount, 'review')}`}
        {total === 0 && (
          <>
            {'. '}
            <TextLink to={filterAddress({ uuid: question.uuid, page: 1 })}>Show all reviews</TextLink>
          </>
        )}
      </p>
      <ul className="mt-3 grid gap-4">
        {reviews.map((review) => (
          <VendorReviewCard
            key={review.uuid}
            review={review}
            storefront={data.storefront}
            canAnswer={canAnswer}
          />
        ))}
      </ul>
      <Pagination
        label="Pages of reviews"
        page={page}
        pageCount={pageCount}
        toPage={(next) => filterAddress({ ...question, page: next })}
        className="mt-6"
      />
    </section>
  );
}

/** What couples say, what it adds up to over time, and what the business answers. */
export function ReviewsPage({ listings, question, answer }: ReviewsPageProps) {
  const { data } = useLoaded(vendorReviewsQuery(question), answer);
  const { storefront, all } = data;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Reviews"
        lead="What couples say about you. Answer in public, once to each."
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={storefront.uuid}
            page={vendorPaths.reviews}
            about="Reviews of"
          />
        }
      />
      {!storefront.isPublished && (
        <Notice isLive={false} title="Couples can’t see this listing" className="mt-5">
          Reviews show while it’s published.{' '}
          <TextLink to={withQuery(vendorPaths.listing, { storefront: storefront.uuid })}>
            Open your listing
          </TextLink>
        </Notice>
      )}
      {all.reviewsCount === 0 ? (
        <NobodyYet isPublished={storefront.isPublished} />
      ) : (
        <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <FiguresCard data={data} question={question} />
          <FoundReviews question={question} data={data} />
        </div>
      )}
    </div>
  );
}
