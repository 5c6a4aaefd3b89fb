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
import { deskScope, useDeskScope } from './desk/use-desk-scope.ts';
import { loadDesk } from './load-desk.ts';
import { LoadedAnswers } from './loaded-answers.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Leads · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The leads of the listing being worked on, or of all; from then on the browser asks for itself. */
export async function loader(args: Route.LoaderArgs) {
  const { params, url, request, context } = args;
  const elsewhere = redirectedView(params.status, url.searchParams);
  const uuid = 'uuid' in params ? params.uuid : undefined;
  if (elsewhere) throw redirect(paths.leads(elsewhere.view, uuid) + elsewhere.search);
  await requireOwner(args, 'vendor');
  const listings = await apiOf(context).storefronts.listOwn();
  const chosen = currentListingIn(request.headers.get('cookie'));
  const scope = deskScope(listings, chosen, url.searchParams.get('storefront'));
  if (!scope) return { listings, chosen, answers: [] };

  const address = readLeadAddress(params.status, url.searchParams);
  const question = leadQuestion(address, scope.listing?.uuid);
  const current = currentListing(
    { listings, currentListingUuid: chosen },
    url.searchParams.get('storefront'),
  );
  const inBar = current?.published ? current.uuid : undefined;
  const { lead, answers } = await loadDesk(context, { listings, question, uuid, inBar });
  // A link from a message may lead to a lead of another listing.
  const owner = listings.find((listing) => listing.uuid === lead?.storefrontUuid);
  if (owner && scope.listing && owner !== scope.listing) {
    const search = changeLeadSearch(address.view, url.searchParams, { storefront: owner.uuid });
    throw redirect(paths.leads(address.view, uuid) + search);
  }
  return { listings, chosen, answers };
}

/** Another lead, another view, another order: the listings stay the same. */
export const shouldRevalidate = () => false;

export default function LeadsPage({ loaderData: { listings, chosen, answers } }: Route.ComponentProps) {
  const scope = useDeskScope(listings, chosen);
  if (!scope) return <NoStorefront />;
  return (
    <LoadedAnswers answers={answers}>
      <LeadWorkspace scope={scope} />
    </LoadedAnswers>
  );
}
