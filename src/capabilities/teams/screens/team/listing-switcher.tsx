import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

interface ListingSwitcherProps {
  listings: readonly VendorListing[];
  currentUuid: string;
}

/** Whose team is shown; the choice stands in the address, and is remembered. */
export function ListingSwitcher({ listings, currentUuid }: ListingSwitcherProps) {
  const navigate = useNavigate();
  const current = listings.find(({ uuid }) => uuid === currentUuid);
  if (listings.length < 2 || !current) return null;

  function choose(uuid: string) {
    rememberCurrentListing(uuid);
    navigate(withQuery(vendorPaths.userManagement, { storefront: uuid }));
  }

  return (
    <Menu
      trigger={
        <Button variant="secondary" className="min-w-0 max-w-64">
          <Store size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">
            <span className="sr-only">Access to </span>
            {current.name}
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" className="shrink-0" />
        </Button>
      }
      entries={listings.map(({ uuid, name, published }) => ({
        id: uuid,
        label: name,
        ...(!published && { description: 'Not published' }),
        icon:
          uuid === currentUuid ? (
            <Check size={18} className="text-primary" aria-label="Shown:" />
          ) : (
            <span className="size-4.5" />
          ),
      }))}
      onAction={choose}
    />
  );
}
