import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { formatCount } from '#base/format-count.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Dashboard } from '../../contract.ts';
import { beforeText, periodText, tradeWords } from '../../rules/period-words.ts';

interface SwitcherProps {
  listings: readonly VendorListing[];
  current: string;
}

/** Whose figures are shown; the choice stands in the address, and is remembered. */
function ListingSwitcher({ listings, current }: SwitcherProps) {
  const navigate = useNavigate();
  if (listings.length < 2) return null;

  function choose(uuid: string) {
    rememberCurrentListing(uuid);
    navigate(withQuery(vendorPaths.dashboard, { storefront: uuid }));
  }

  const shown = listings.find(({ uuid }) => uuid === current);
  return (
    <Menu
      trigger={
        <Button variant="secondary" className="max-w-full min-w-0 max-md:w-full max-md:justify-between">
          <span className="flex min-w-0 items-center gap-2">
            <Store size={18} aria-hidden="true" />
            <span className="truncate">
              <span className="sr-only">Dashboard of </span>
              {shown?.name}
            </span>
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </Button>
      }
      entries={listings.map(({ uuid, name, published }) => ({
        id: uuid,
        label: name,
        ...(!published && { description: 'Not published' }),
        icon:
          uuid === current ? (
            <Check size={18} className="text-primary" aria-label="Shown:" />
          ) : (
            <span className="size-4.5" />
          ),
      }))}
      onAction={choose}
    />
  );
}

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
      <ListingSwitcher listings={listings} current={storefrontUuid} />
    </header>
  );
}
