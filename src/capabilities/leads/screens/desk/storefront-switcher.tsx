import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { paths } from '#app/rules/paths.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { LeadPlace } from './use-lead-address.ts';

interface StorefrontSwitcherProps {
  listings: readonly VendorListing[];
  current: VendorListing;
  place: LeadPlace;
}

/** Whose leads are shown; the choice is remembered and stands in the address. */
export function StorefrontSwitcher({ listings, current, place }: StorefrontSwitcherProps) {
  const navigate = useNavigate();
  if (listings.length < 2) return null;

  function choose(uuid: string) {
    rememberCurrentListing(uuid);
    const search = new URL(place.toChange({ storefront: uuid }), window.location.href).search;
    // A lead belongs to one listing: the other begins with its list.
    navigate(paths.leads(place.view) + search);
  }

  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small" className="max-w-60">
          <Store size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">
            <span className="sr-only">Leads of </span>
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
          uuid === current.uuid ? (
            <Check size={18} className="text-primary" aria-label="Shown:" />
          ) : (
            <span className="size-4.5" />
          ),
      }))}
      onAction={choose}
    />
  );
}
