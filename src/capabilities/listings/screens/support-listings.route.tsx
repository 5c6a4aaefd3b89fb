import { useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { HELD_KEY, REVIEW_KINDS, REVIEWS_KEY } from '../queries.ts';
import type { Route } from './+types/support-listings.route.ts';
import { HeldList } from './support/held-list.tsx';
import { ListTabs } from './support/list-tabs.tsx';
import { readListView, reviewViewOf } from './support/list-view.ts';
import { ReviewList } from './support/review-list.tsx';
import { useReviews } from './support/use-reviews.ts';

export const meta = () => [{ title: 'Listings · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const view = readListView(args.url.searchParams.get('view'));
  const { listReviews, listHeldTexts } = apiOf(args.context).listings;
  const [reviews, held] = await Promise.all([
    // The numbers of the tabs come with it, whichever is shown.
    listReviews({ view: reviewViewOf(view) }),
    view === 'held' ? listHeldTexts({}) : undefined,
  ]);
  return { view, reviews, held };
}

export { StaffBoundary as ErrorBoundary };

export default function SupportListingsScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = readListView(search.get('view'));
  const reviews = useReviews(reviewViewOf(view), view === loaderData.view ? loaderData.reviews : undefined);
  const counts = reviews.data?.pages[0]?.counts ?? loaderData.reviews.counts;
  useLiveQueries(REVIEW_KINDS, [REVIEWS_KEY, HELD_KEY]);
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-center gap-x-8">
        <h1 className="text-3xl">Listings</h1>
        <ListTabs view={view} counts={counts} />
        <StaffNav />
      </header>
      {view === 'held' ? (
        <HeldList first={loaderData.held} />
      ) : (
        <ReviewList key={view} view={view} query={reviews} />
      )}
    </div>
  );
}
