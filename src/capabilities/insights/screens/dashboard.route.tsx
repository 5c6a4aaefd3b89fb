import { ChartLine } from 'lucide-react';
import { hasErrorCode } from '#app/api-error.ts';
import { currentListingIn } from '#app/current-listing.ts';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { Dashboard } from '../contract.ts';
import { type DashboardQuestion, dashboardQuery } from '../queries.ts';
import { readDashboardAddress } from '../rules/dashboard-address.ts';
import { DEFAULT_RANGE } from '../rules/periods.ts';
import type { Route } from './+types/dashboard.route.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Dashboard · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The figures of the listing being worked on. Days that lie ahead where the business is count as not asked for. */
export async function loader(args: Route.LoaderArgs) {
  const { first_name: firstName } = await requireOwner(args, 'vendor');
  const { storefronts, insights } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const { searchParams } = args.url;
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, searchParams.get('storefront'));
  if (!listing) return { loaded: undefined };
  const asked: DashboardQuestion = { uuid: listing.uuid, ...readDashboardAddress(searchParams) };
  const usual: DashboardQuestion = { uuid: listing.uuid, range: DEFAULT_RANGE };
  try {
    const dashboard = await insights.getDashboard(asked);
    return { loaded: { firstName, listings, question: asked, dashboard } };
  } catch (error) {
    if (!hasErrorCode(error, 'invalid_input')) throw error;
    const dashboard = await insights.getDashboard(usual);
    return { loaded: { firstName, listings, question: usual, dashboard } };
  }
}

function NoListing() {
  return (
    <NeedsListing
      page="Dashboard"
      title="Your figures begin with a listing"
      icon={<ChartLine size={28} aria-hidden="true" />}
    >
      Once couples can see it, you’ll see who looks, who saves and who writes.
    </NeedsListing>
  );
}

interface ScreenProps {
  firstName: string | null;
  listings: readonly VendorListing[];
  question: DashboardQuestion;
  dashboard: Dashboard;
}

function DashboardScreen({ firstName, listings, question, dashboard: loaded }: ScreenProps) {
  const query = dashboardQuery(question);
  const { data: dashboard } = useLoaded(query, loaded);
  useLiveQueries(['leads'], [query.queryKey]);
  return (
    <div className={`${pageWidth} py-6 md:py-10`} {...wideWork}>
      <NeedsScript what="Charts" className="mb-6" />
      <DashboardPage dashboard={dashboard} firstName={firstName} listings={listings} question={question} />
    </div>
  );
}

export default function DashboardRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <DashboardScreen {...loaded} /> : <NoListing />;
}
