import { HeartHandshake } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { Route } from './+types/preferred-vendors.route.ts';
import { PreferredPage } from './preferred/preferred-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [
  { title: 'Preferred vendors · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** Whom the listing being worked on recommends. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, listings: calls } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, args.url.searchParams.get('storefront'));
  return { listings, preferred: listing && (await calls.getPreferred({ uuid: listing.uuid })) };
}

function NoListing() {
  return (
    <NeedsListing
      page="Preferred vendors"
      title="Recommendations come with a listing"
      icon={<HeartHandshake size={28} aria-hidden="true" />}
    >
      Once you have one, you can name the vendors you love working with.
    </NeedsListing>
  );
}

export default function PreferredVendorsScreen({ loaderData }: Route.ComponentProps) {
  const { listings, preferred } = loaderData;
  if (!preferred) return <NoListing />;
  return <PreferredPage key={preferred.uuid} listings={listings} preferred={preferred} />;
}
