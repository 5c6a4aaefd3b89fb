import { Users } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { Route } from './+types/user-management.route.ts';
import { TeamPage } from './team/team-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Manage access · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The team of the listing being worked on. */
export async function loader(args: Route.LoaderArgs) {
  const { url, request, context } = args;
  await requireOwner(args, 'vendor');
  const { storefronts, teams } = apiOf(context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, url.searchParams.get('storefront'));
  if (!listing) return { listings, team: undefined, log: undefined };
  const team = await teams.readTeam({ uuid: listing.uuid });
  const log = team.canManage ? await teams.readTeamLog({ uuid: listing.uuid }) : undefined;
  return { listings, team, log };
}

function NoListing() {
  return (
    <NeedsListing
      page="Manage access"
      title="A team begins with a listing"
      icon={<Users size={28} aria-hidden="true" />}
    >
      Once you have one, you can invite people to work on it with you.
    </NeedsListing>
  );
}

export default function UserManagementScreen({ loaderData }: Route.ComponentProps) {
  const { listings, team, log } = loaderData;
  if (!team) return <NoListing />;
  return <TeamPage key={team.storefrontUuid} listings={listings} team={team} log={log} />;
}
