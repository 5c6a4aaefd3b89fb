import { Star } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { VendorQuestion } from '../queries.ts';
import { readVendorFilter } from '../rules/vendor-filter.ts';
import type { Route } from './+types/vendor-reviews.route.ts';
import { ReviewsPage } from './vendor/reviews-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Reviews · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** What couples say about the listing being worked on. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, reviewing } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const { searchParams } = args.url;
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, searchParams.get('storefront'));
  if (!listing) return { loaded: undefined };
  const question: VendorQuestion = { uuid: listing.uuid, ...readVendorFilter(searchParams) };
  return { loaded: { listings, question, answer: await reviewing.listVendorReviews(question) } };
}

function NoListing() {
  return (
    <NeedsListing
      page="Reviews"
      title="Reviews begin with a listing"
      icon={<Star size={28} aria-hidden="true" />}
    >
      Couples you worked for write about you, and you answer here. Nobody can buy a review or take one down.
    </NeedsListing>
  );
}

export default function VendorReviewsScreen({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <ReviewsPage key={loaded.question.uuid} {...loaded} /> : <NoListing />;
}
