import { Wallet } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dayText } from '../rules/plan-sentences.ts';
import type { Route } from './+types/select-plan.route.ts';
import { loadListing } from './load-listing.ts';
import { PlanTable } from './select-plan/plan-table.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Select a plan · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const { listings, listing } = await loadListing(args);
  const { plans } = apiOf(args.context);
  const offered = listing ? await plans.getPlans({ storefrontUuid: listing.uuid }) : undefined;
  return { listings, listing, plans: offered };
}

export default function SelectPlanScreen({ loaderData }: Route.ComponentProps) {
  const { listings, listing, plans } = loaderData;
  if (!listing || !plans) {
    return (
      <NeedsListing
        page="Select a plan"
        title="Plans begin with a listing"
        icon={<Wallet size={28} aria-hidden="true" />}
      >
        What a plan costs depends on what you do. Tell us first.
      </NeedsListing>
    );
  }
  const { scheduled, canTry, canBuy } = plans;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Select a plan"
        lead="With a plan every lead is included. Without one you pay for each lead you answer, and that is fine too."
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.selectPlan}
            about="Plan of"
          />
        }
        className="mb-6 md:mb-8"
      />
      {scheduled && (
        <Notice isLive={false} className="mb-5">
          {scheduled.name} is bought and starts {dayText(scheduled.startsAt)}. Call it off on{' '}
          <TextLink to={withQuery(vendorPaths.yourPlans, { storefront: listing.uuid })}>Your plans</TextLink>{' '}
          to choose another.
        </Notice>
      )}
      {canTry && (
        <Notice isLive={false} className="mb-5">
          Your free 30-day trial is still open, and needs no card. Start it on{' '}
          <TextLink to={withQuery(vendorPaths.yourPlans, { storefront: listing.uuid })}>Your plans</TextLink>.
        </Notice>
      )}
      {!canBuy && (
        <Notice isLive={false} className="mb-5">
          Only owners of the listing can choose a plan.
        </Notice>
      )}
      <Card padding="small" className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        <PlanTable plans={plans} storefrontUuid={listing.uuid} />
      </Card>
      <p className="mt-5 text-ink-soft text-sm">
        Prices are for {listing.name}’s category.{' '}
        <TextLink to={vendorPaths.howPlansWork}>How plans work</TextLink>,{' '}
        <TextLink to={vendorPaths.plansTerms}>terms</TextLink>.
      </p>
    </div>
  );
}
