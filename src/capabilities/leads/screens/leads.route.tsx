import { HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { changeLeadSearch, leadQuestion, readLeadAddress, redirectedView } from '../rules/lead-address.ts';
import type { Route } from './+types/leads.route.ts';
import { LeadWorkspace } from './desk/lead-workspace.tsx';
import { NoStorefront } from './desk/no-storefront.tsx';
import { useCurrentStorefront } from './desk/use-current-storefront.ts';
import { loadDesk } from './load-desk.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Leads · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The leads of the listing being worked on; from then on the browser asks for itself. */
export async function loader(args: Route.LoaderArgs) {
  const { params, url, request, context } = args;
  const elsewhere = redirectedView(params.status, url.searchParams);
  const uuid = 'uuid' in params ? params.uuid : undefined;
  if (elsewhere) throw redirect(paths.leads(elsewhere.view, uuid) + elsewhere.search);
  await requireOwner(args, 'vendor');
  const listings = await apiOf(context).storefronts.listOwn();
  const chosen = currentListingIn(request.headers.get('cookie'));
  const current = currentListing(
    { listings, currentListingUuid: chosen },
    url.searchParams.get('storefront'),
  );
  if (!current) return { listings, chosen, queries: undefined };

  const address = readLeadAddress(params.status, url.searchParams);
  const question = leadQuestion(address, current.uuid);
  const { lead, queries } = await loadDesk(context, { listings, question, uuid });
  // A link from a message may lead to a lead of another listing.
  const owner = listings.find((listing) => listing.uuid === lead?.storefrontUuid);
  if (owner && owner !== current) {
    throw redirect(
      paths.leads(address.view, uuid) + changeLeadSearch(url.searchParams, { storefront: owner.uuid }),
    );
  }
  return { listings, chosen, queries };
}

/** Another lead, another view, another order: the listings stay the same. */
export const shouldRevalidate = () => false;

export default function LeadsPage({ loaderData: { listings, chosen, queries } }: Route.ComponentProps) {
  const listing = useCurrentStorefront(listings, chosen);
  if (!listing) return <NoStorefront />;
  return (
    <HydrationBoundary state={queries}>
      <LeadWorkspace listings={listings} listing={listing} />
    </HydrationBoundary>
  );
}
