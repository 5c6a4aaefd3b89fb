import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { skipsOnboarding } from '#app/skip-onboarding.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { Listing } from '../contract/editor.contract.ts';
import type { Publication } from '../contract/publication.contract.ts';
import { LISTING_KINDS, listingQuery, publicationQuery } from '../queries.ts';
import type { Route } from './+types/listing.route.ts';
import { EditorPage } from './editor/editor-page.tsx';
import { NoListing } from './onboarding/no-listing.tsx';
import { ResumeOnboarding } from './onboarding/resume-onboarding.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.edited?.listing.name ?? 'Your listing'}: edit listing · Ampersand` },
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
  const isPutOff = skipsOnboarding(request.headers.get('cookie'));
  if (!current && !isPutOff) throw redirect(vendorPaths.onboard);
  if (!current) return { isPutOff, listings, edited: null };
  const { uuid } = current;
  const [listing, publication] = await Promise.all([
    api.listings.getListing({ uuid }),
    api.listings.getPublication({ uuid }),
  ]);
  return { isPutOff, listings, edited: { listing, publication } };
}

/** Another section is another part of the same page; another listing is another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('storefront') !== nextUrl.searchParams.get('storefront');

type EditorProps = {
  edited: { listing: Listing; publication: Publication };
  listings: readonly VendorListing[];
  isPutOff: boolean;
};

function LiveEditor({ edited, listings, isPutOff }: EditorProps) {
  const { uuid } = edited.listing;
  const query = listingQuery(uuid);
  const { data: listing } = useLoaded(query, edited.listing);
  const { data: publication } = useLoaded(publicationQuery(uuid), edited.publication);
  useLiveQueries(LISTING_KINDS, [query.queryKey, publicationQuery(uuid).queryKey]);
  return (
    <>
      {!isPutOff && <ResumeOnboarding listing={listing} />}
      <EditorPage key={uuid} listing={listing} listings={listings} publication={publication} />
    </>
  );
}

export default function ListingScreen({ loaderData: { edited, ...shown } }: Route.ComponentProps) {
  return edited ? <LiveEditor edited={edited} {...shown} /> : <NoListing />;
}
