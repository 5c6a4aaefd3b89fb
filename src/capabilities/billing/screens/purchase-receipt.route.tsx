import { data } from 'react-router';
import { PageMessage } from '#app/page-message.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/purchase-receipt.route.ts';
import { foundPurchase } from './found-purchase.ts';
import { PurchaseReceipt } from './history/purchase-receipt.tsx';
import { loadListing } from './load-listing.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Receipt · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const { listing } = await loadListing(args);
  const storefrontUuid = listing?.uuid ?? '';
  const { uuid } = args.params;
  const purchase = await foundPurchase(apiOf(args.context).plans.getPurchase({ storefrontUuid, uuid }));
  return purchase?.paidAt
    ? { found: { storefrontUuid, listing: listing?.name ?? '', purchase } }
    : data({ found: null }, { status: 404 });
}

export default function PurchaseReceiptScreen({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <PageMessage
        title="We can’t find this receipt"
        actions={<ButtonLink to={vendorPaths.purchaseHistory}>Purchase history</ButtonLink>}
      >
        It may belong to another listing of yours, or isn’t paid yet.
      </PageMessage>
    );
  }
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PurchaseReceipt key={found.purchase.uuid} {...found} />
    </div>
  );
}
