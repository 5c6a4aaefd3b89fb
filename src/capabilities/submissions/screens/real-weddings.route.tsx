import { Camera } from 'lucide-react';
import { hasErrorCode } from '#app/api-error.ts';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/real-weddings.route.ts';
import { SubmissionsPage } from './own/submissions-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [
  { title: 'Submit real weddings · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

const REFUSALS = ['submission.not_photographer', 'submission.unpublished'] as const;

/** Weddings that the listing being worked on has sent in. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, submissions } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const asked = args.url.searchParams.get('storefront');
  const listing = currentListing({ listings, currentListingUuid }, asked);
  if (!listing) return { loaded: null, refusal: null };
  try {
    const own = await submissions.listSubmissions({ uuid: listing.uuid });
    return { loaded: { listings, own }, refusal: null };
  } catch (error) {
    if (!(error instanceof Error) || !REFUSALS.some((code) => hasErrorCode(error, code))) throw error;
    return { loaded: null, refusal: error.message };
  }
}

export default function RealWeddingsScreen({ loaderData: { loaded, refusal } }: Route.ComponentProps) {
  if (loaded) return <SubmissionsPage key={loaded.own.storefront.uuid} {...loaded} />;
  const icon = <Camera size={28} aria-hidden="true" />;
  if (refusal === null) {
    return (
      <NeedsListing page="Submit real weddings" title="Weddings begin with a listing" icon={icon}>
        Photographers with a published listing send in the weddings they photographed.
      </NeedsListing>
    );
  }
  return (
    <div className="px-5 py-8 md:py-16">
      <h1 className="sr-only">Submit real weddings</h1>
      <EmptyState
        title="Real weddings are sent in by photographers"
        icon={icon}
        action={<ButtonLink to={vendorPaths.listing}>Open your listing</ButtonLink>}
      >
        {refusal}
      </EmptyState>
    </div>
  );
}
