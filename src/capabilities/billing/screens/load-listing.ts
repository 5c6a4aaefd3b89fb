import type { RouterContextProvider } from 'react-router';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';

type LoaderArgs = { url: URL; request: Request; context: Readonly<RouterContextProvider> };

/** The listing that is worked on, for pages about its money. */
export async function loadListing(args: LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { url, request, context } = args;
  const listings = await apiOf(context).storefronts.listOwn();
  const currentListingUuid = currentListingIn(request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, url.searchParams.get('storefront'));
  return { listings, listing };
}
