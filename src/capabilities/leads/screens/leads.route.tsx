import { redirect } from 'react-router';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { redirectedView } from '../rules/lead-address.ts';
import type { Route } from './+types/leads.route.ts';
import { LeadWorkspace } from './desk/lead-workspace.tsx';
import { NoStorefront } from './desk/no-storefront.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Leads · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** Which listings there are; which of them is worked on is known to the browser, so it asks for the leads itself. */
export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args;
  const elsewhere = redirectedView(params.status, url.searchParams);
  const uuid = 'uuid' in params ? params.uuid : undefined;
  if (elsewhere) throw redirect(paths.leads(elsewhere.view, uuid) + elsewhere.search);
  await requireOwner(args, 'vendor');
  return { listings: await apiOf(args.context).storefronts.listOwn() };
}

/** Another lead, another view, another order: the listings stay the same. */
export const shouldRevalidate = () => false;

export default function LeadsPage({ loaderData: { listings } }: Route.ComponentProps) {
  return listings.length > 0 ? <LeadWorkspace listings={listings} /> : <NoStorefront />;
}
