import { data } from 'react-router';
import { PageMessage } from '#app/page-message.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { safeNext } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/purchase.route.ts';
import { PurchaseProgress } from './checkout/purchase-progress.tsx';
import { foundPurchase } from './found-purchase.ts';
import { loadListing } from './load-listing.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Your purchase · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** Where somebody comes back to after paying, or without having paid. */
export async function loader(args: Route.LoaderArgs) {
  const { listing } = await loadListing(args);
  const returnTo = safeNext(args.url.searchParams.get('returnTo'), '') || null;
  const storefrontUuid = listing?.uuid ?? '';
  const { plans } = apiOf(args.context);
  const purchase = await foundPurchase(plans.getPurchase({ storefrontUuid, uuid: args.params.uuid }));
  if (!purchase) return data({ found: null, returnTo }, { status: 404 });
  const { cards } =
    purchase.progress === 'declined' ? await plans.listCards({ storefrontUuid }) : { cards: [] };
  return { found: { storefrontUuid, purchase, cards }, returnTo };
}

export default function PurchaseScreen({ loaderData: { found, returnTo } }: Route.ComponentProps) {
  if (!found) {
    return (
      <PageMessage
        title="We can’t find this purchase"
        actions={<ButtonLink to={vendorPaths.purchaseHistory}>Purchase history</ButtonLink>}
      >
        It may belong to another listing of yours, or to somebody else.
      </PageMessage>
    );
  }
  return (
    <div className={`${pageWidth} py-10 md:py-16`}>
      <PurchaseProgress key={found.purchase.uuid} {...found} returnTo={returnTo} />
    </div>
  );
}
