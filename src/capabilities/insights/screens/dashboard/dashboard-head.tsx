import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { formatCount } from '#base/format-count.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { Dashboard } from '../../contract.ts';
import { beforeText, periodText, tradeWords } from '../../rules/period-words.ts';

/** 'The Vargas, Aug 18 to Nov 15, compared with the 90 days before and 31 other venues in New York.' */
function leadOf({ name, period, range, today, peers, taxonomyKey }: Dashboard): string {
  const compared = [beforeText(period, range)];
  if (peers) {
    const trade = tradeWords(marketplaceCategory(taxonomyKey).browseLabel);
    compared.push(`${formatCount(peers.count)} other ${trade} in ${peers.marketName}`);
  }
  return `${name}, ${periodText(period, today)}, compared with ${compared.join(' and ')}.`;
}

interface DashboardHeadProps {
  dashboard: Dashboard;
  firstName: string | null;
  listings: readonly VendorListing[];
}

export function DashboardHead({ dashboard, firstName, listings }: DashboardHeadProps) {
  const { partOfDay, storefrontUuid } = dashboard;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 grow basis-96">
        <h1 className="text-3xl md:text-4xl">
          Good {partOfDay}
          {firstName && `, ${firstName}`}
        </h1>
        <p className="mt-1 text-ink-soft">{leadOf(dashboard)}</p>
      </div>
      <ListingSwitcher
        listings={listings}
        currentUuid={storefrontUuid}
        page={vendorPaths.dashboard}
        about="Dashboard of"
      />
    </header>
  );
}
