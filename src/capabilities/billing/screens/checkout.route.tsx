import { ShoppingBag } from 'lucide-react';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { safeNext } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { wishIn } from '../rules/checkout-choice.ts';
import type { Route } from './+types/checkout.route.ts';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { loadCheckout } from './load-checkout.ts';
import { loadListing } from './load-listing.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Checkout · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const { listings, listing } = await loadListing(args);
  const { searchParams } = args.url;
  const returnTo = safeNext(searchParams.get('returnTo'), '') || null;
  if (!listing) return { listings, listing, checkout: null, returnTo };
  const promoCode = searchParams.get('promo')?.slice(0, 40) || null;
  const asked = { storefrontUuid: listing.uuid, wish: wishIn(searchParams), promoCode };
  return { listings, listing, checkout: await loadCheckout(apiOf(args.context), asked), returnTo };
}

const icon = <ShoppingBag size={28} aria-hidden="true" />;

function OwnersOnly({ uuid }: { uuid: string }) {
  return (
    <EmptyState
      title="Only an owner can buy"
      icon={icon}
      action={
        <ButtonLink to={withQuery(vendorPaths.balanceHistory, { storefront: uuid })} variant="secondary">
          See the balance
        </ButtonLink>
      }
    >
      Your role here doesn’t include paying for this listing. Ask one of its owners.
    </EmptyState>
  );
}

function NotPublished({ listing: { uuid, name } }: { listing: { uuid: string; name: string } }) {
  return (
    <EmptyState
      title={`Publish ${name} first`}
      icon={icon}
      action={
        <ButtonLink to={withQuery(vendorPaths.listing, { storefront: uuid })}>Open your listing</ButtonLink>
      }
    >
      Couples can’t see it, so nobody could write to it. Once it’s published, you can buy credits and plans
      for it.
    </EmptyState>
  );
}

export default function CheckoutScreen({ loaderData }: Route.ComponentProps) {
  const { listings, listing, checkout, returnTo } = loaderData;
  if (!listing) {
    return (
      <NeedsListing page="Checkout" title="Buying begins with a listing" icon={icon}>
        Credits and plans belong to a listing. Create yours first.
      </NeedsListing>
    );
  }
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Checkout"
        lead={`For ${listing.name}. You’ll see the whole price here before anything is paid.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.checkout}
            about="Buy for"
          />
        }
        className="mb-6 md:mb-8"
      />
      {checkout ? (
        <>
          <NeedsScript what="Payments" className="mb-6" />
          <CheckoutForm key={listing.uuid} checkout={checkout} returnTo={returnTo} />
        </>
      ) : !listing.published ? (
        <NotPublished listing={listing} />
      ) : (
        <OwnersOnly uuid={listing.uuid} />
      )}
    </div>
  );
}
