import { Megaphone } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { Route } from './+types/refer-a-vendor.route.ts';
import { ReferPage } from './refer/refer-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [
  { title: 'Refer vendors to join · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** Whom the listing being worked on has brought in. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, referrals } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, args.url.searchParams.get('storefront'));
  if (!listing) return { loaded: undefined };
  const { uuid } = listing;
  const [standing, page] = await Promise.all([referrals.getStanding({ uuid }), referrals.list({ uuid })]);
  return { loaded: { listings, standing, page } };
}

function NoListing() {
  return (
    <NeedsListing
      page="Refer vendors to join"
      title="Referrals begin with a listing"
      icon={<Megaphone size={28} aria-hidden="true" />}
    >
      Once yours is published, you earn credits for every vendor you bring in.
    </NeedsListing>
  );
}

export default function ReferAVendorScreen({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <ReferPage key={loaded.standing.storefrontUuid} {...loaded} /> : <NoListing />;
}
