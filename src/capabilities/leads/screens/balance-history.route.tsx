import { Wallet } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { CreditHistory } from '#capabilities/credits/parts/credit-history.tsx';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { leadPaths } from '../rules/paths.ts';
import type { Route } from './+types/balance-history.route.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Balance history · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The credits of the listing being worked on, once it is published. */
export async function loader(args: Route.LoaderArgs) {
  const { url, request, context } = args;
  await requireOwner(args, 'vendor');
  const { storefronts, credits } = apiOf(context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, url.searchParams.get('storefront'));
  if (!listing?.published) return { listings, listing, account: undefined };
  const storefrontUuid = listing.uuid;
  const [holdings, transactions] = await Promise.all([
    credits.getHoldings({ storefrontUuid }),
    credits.listTransactions({ storefrontUuid }),
  ]);
  return { listings, listing, account: { storefrontUuid, holdings, transactions } };
}

const icon = <Wallet size={28} aria-hidden="true" />;

function NotPublished({ uuid }: { uuid: string }) {
  return (
    <EmptyState
      title="Your balance begins with a published listing"
      icon={icon}
      action={
        <ButtonLink to={withQuery(vendorPaths.listing, { storefront: uuid })}>Open your listing</ButtonLink>
      }
    >
      Once couples can see it, every credit that comes and goes shows up here.
    </EmptyState>
  );
}

export default function BalanceHistoryScreen({ loaderData }: Route.ComponentProps) {
  const { listings, listing, account } = loaderData;
  if (!listing) {
    return (
      <NeedsListing page="Balance history" title="Credits begin with a listing" icon={icon}>
        Once it’s published, every credit that comes and goes shows up here.
      </NeedsListing>
    );
  }
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Balance history"
        lead={`Every credit of ${listing.name}: how it came, where it went, and until when it’s good.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.balanceHistory}
            about="Balance of"
          />
        }
        className="mb-6 md:mb-8"
      />
      {account ? (
        <>
          <NeedsScript what="Moving credits" className="mb-6" />
          <CreditHistory key={account.storefrontUuid} {...account} receiptOf={leadPaths.receipt} />
        </>
      ) : (
        <NotPublished uuid={listing.uuid} />
      )}
    </div>
  );
}
