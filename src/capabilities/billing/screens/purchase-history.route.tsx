import { Receipt } from 'lucide-react';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { hasHistories } from '#capabilities/navigation/rules/vendor-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Route } from './+types/purchase-history.route.ts';
import { PurchaseHistory } from './history/purchase-history.tsx';
import { loadListing } from './load-listing.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Purchase history · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** What was paid for the listing being worked on, once it is published; what was paid outlasts that. */
export async function loader(args: Route.LoaderArgs) {
  const { listings, listing } = await loadListing(args);
  if (!listing || !hasHistories(listing)) return { listings, listing, history: null };
  const storefrontUuid = listing.uuid;
  const { plans } = apiOf(args.context);
  const [purchases, billing] = await Promise.all([
    plans.listPurchases({ storefrontUuid }),
    plans.getBilling({ storefrontUuid }),
  ]);
  const cards = billing.canChange ? await plans.listCards({ storefrontUuid }) : null;
  const hasNewCard = args.url.searchParams.get('card') === 'new';
  return { listings, listing, history: { storefrontUuid, purchases, billing, cards, hasNewCard } };
}

const icon = <Receipt size={28} aria-hidden="true" />;

function NotPublished({ uuid }: { uuid: string }) {
  return (
    <EmptyState
      title="Purchases begin with a published listing"
      icon={icon}
      action={
        <ButtonLink to={withQuery(vendorPaths.listing, { storefront: uuid })}>Open your listing</ButtonLink>
      }
    >
      Once couples can see it, everything you buy for it shows up here with its receipt.
    </EmptyState>
  );
}

export default function PurchaseHistoryScreen({ loaderData }: Route.ComponentProps) {
  const { listings, listing, history } = loaderData;
  if (!listing) {
    return (
      <NeedsListing page="Purchase history" title="Purchases begin with a listing" icon={icon}>
        Once it’s published, everything you buy for it shows up here with its receipt.
      </NeedsListing>
    );
  }
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Purchase history"
        lead={`Everything that was paid for ${listing.name}, with its receipts.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.purchaseHistory}
            about="Purchases of"
          />
        }
        className="mb-6 md:mb-8"
      />
      {history ? (
        <>
          <NeedsScript what="Changing cards and billing details" className="mb-6" />
          <PurchaseHistory key={history.storefrontUuid} {...history} />
        </>
      ) : (
        <NotPublished uuid={listing.uuid} />
      )}
    </div>
  );
}
