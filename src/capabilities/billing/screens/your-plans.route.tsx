import { Wallet } from 'lucide-react';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Route } from './+types/your-plans.route.ts';
import { loadListing } from './load-listing.ts';
import { YourPlansPage } from './your-plans/your-plans-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Your plans · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const { listings, listing } = await loadListing(args);
  const { credits, plans, leads } = apiOf(args.context);
  if (!listing) return { listings, listing, page: undefined };
  const storefrontUuid = listing.uuid;
  const [running, shop, holdings, costs, purchases] = await Promise.all([
    plans.getPlans({ storefrontUuid }),
    plans.getShop({ storefrontUuid }),
    credits.getHoldings({ storefrontUuid }),
    leads.readLeadCosts({ storefrontUuid }),
    plans.listPurchases({ storefrontUuid }),
  ]);
  const page = { storefrontUuid, plans: running, shop, holdings, costs, purchases };
  return { listings, listing, page };
}

const icon = <Wallet size={28} aria-hidden="true" />;

export default function YourPlansScreen({ loaderData }: Route.ComponentProps) {
  const { listings, listing, page } = loaderData;
  if (!listing || !page) {
    return (
      <NeedsListing page="Your plans" title="Plans begin with a listing" icon={icon}>
        Once you have one, its credits and its plan show up here.
      </NeedsListing>
    );
  }
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Your plans"
        lead={`What ${listing.name} pays for leads, and what it could pay.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.yourPlans}
            about="Plan of"
          />
        }
        className="mb-6 md:mb-8"
      />
      <NeedsScript what="Changing your plan" className="mb-6" />
      <YourPlansPage key={page.storefrontUuid} {...page} />
    </div>
  );
}
