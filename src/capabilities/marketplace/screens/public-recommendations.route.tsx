import { ArrowLeft, HeartHandshake } from 'lucide-react';
import { data, isRouteErrorResponse } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { ErrorScreen } from '#app/error-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { safeReturn } from '#app/rules/safe-return.ts';
import { shownCard } from '#capabilities/search/parts/shown-card.ts';
import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { marketplacePaths } from '../rules/paths.ts';
import type { Route } from './+types/public-recommendations.route.ts';
import { foundOrGone } from './storefront/load-storefront-page.ts';
import { MissingStorefront } from './storefront/missing-storefront.tsx';
import { VendorShelf } from './storefront/vendor-shelf.tsx';

export const handle = { document: 'public', query: ['returnUrl'] };

/** By the number of a listing: it stays when name and address change, so that the link can be printed. */
async function readListing(context: Route.LoaderArgs['context'], uuid: string) {
  const { search, storefronts } = apiOf(context);
  try {
    const [card] = await search.listCards({ storefrontUuids: [uuid] });
    if (!card) throw data(null, { status: 404 });
    const { taxonomyNodeKey: taxonomyKey, storefrontSlug: slug } = card;
    return await foundOrGone(storefronts.getStorefront({ taxonomyKey, slug }), paths.storefront);
  } catch (error) {
    if (hasErrorCode(error, 'invalid_input')) throw data(null, { status: 404 });
    throw error;
  }
}

/** Everybody a business recommends, in its order and with its words; public like its page. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { uuid, name, taxonomyKey, slug, preferredVendors } = await readListing(context, id);
  showsOn(context, storefrontSubject(uuid));
  const storefrontUuids = preferredVendors.map((vendor) => vendor.uuid);
  const cards = storefrontUuids.length > 0 ? await apiOf(context).search.listCards({ storefrontUuids }) : [];
  const page = paths.storefront(taxonomyKey, slug);
  const { publicUrl } = context.get(requestScope);
  return {
    ...{ uuid, name, page },
    backTo: safeReturn(url.searchParams.get('returnUrl'), publicUrl, page),
    cards: cards.map(shownCard),
    notes: Object.fromEntries(preferredVendors.map((vendor) => [vendor.uuid, vendor.note])),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Vendor not found · Ampersand' }, { name: 'robots', content: 'noindex' }];
  const { uuid, name, cards } = loaderData;
  return pageMeta(
    {
      title: `Vendors ${name} recommends`,
      description: `The wedding vendors ${name} loves working with, and what it says about them.`,
      path: marketplacePaths.publicRecommendations(uuid),
      isUnlisted: cards.length === 0,
    },
    matches,
  );
};

export default function PublicRecommendationsScreen({ loaderData }: Route.ComponentProps) {
  const { name, page, backTo, cards, notes } = loaderData;
  const isBackToThem = backTo === page;
  return (
    <>
      <div className={`${pageWidth} pt-8 md:pt-12`}>
        <PageHeading
          title={`Vendors ${name} recommends`}
          lead={cards.length > 0 && 'In their own words. Nobody can pay to be on this list.'}
          eyebrow={
            <TextLink to={backTo} className="inline-flex items-center gap-1.5">
              <ArrowLeft size={16} aria-hidden="true" />
              {isBackToThem ? `Back to ${name}` : 'Back'}
            </TextLink>
          }
        />
      </div>
      {cards.length === 0 ? (
        <EmptyState
          title="No recommendations yet"
          icon={<HeartHandshake size={28} aria-hidden="true" />}
          action={<ButtonLink to={page}>See {name}</ButtonLink>}
        >
          {name} hasn’t named anyone so far.
        </EmptyState>
      ) : (
        <VendorShelf
          id="recommended"
          title="Their vendors"
          cards={cards}
          notes={notes}
          location="public-recommendations"
          isGrid
        />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingStorefront category="" />;
  return <ErrorScreen error={error} />;
}
