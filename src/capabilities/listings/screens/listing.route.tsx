import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { LISTING_KINDS, listingQuery, publicationQuery } from '../queries.ts';
import type { Route } from './+types/listing.route.ts';
import { EditorPage } from './editor/editor-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.listing.name ?? 'Your listing'}: edit listing · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

/** The listing being worked on; whoever has none makes one first. */
export async function loader(args: Route.LoaderArgs) {
  const { url, request, context } = args;
  await requireOwner(args, 'vendor');
  const api = apiOf(context);
  const listings = await api.storefronts.listOwn();
  const chosen = currentListingIn(request.headers.get('cookie'));
  const current = currentListing(
    { listings, currentListingUuid: chosen },
    url.searchParams.get('storefront'),
  );
  if (!current) throw redirect(vendorPaths.onboard);
  const { uuid } = current;
  const [listing, publication] = await Promise.all([
    api.listings.getListing({ uuid }),
    api.listings.getPublication({ uuid }),
  ]);
  return { listings, listing, publication };
}

/** Another section is another part of the same page; another listing is another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('storefront') !== nextUrl.searchParams.get('storefront');

export default function ListingScreen({ loaderData }: Route.ComponentProps) {
  const { uuid } = loaderData.listing;
  const query = listingQuery(uuid);
  const { data: listing } = useLoaded(query, loaderData.listing);
  const { data: publication } = useLoaded(publicationQuery(uuid), loaderData.publication);
  useLiveQueries(LISTING_KINDS, [query.queryKey, publicationQuery(uuid).queryKey]);
  return <EditorPage key={uuid} listing={listing} listings={loaderData.listings} publication={publication} />;
}
