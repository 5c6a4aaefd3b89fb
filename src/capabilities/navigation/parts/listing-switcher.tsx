import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { VendorListing } from '../rules/vendor-state.ts';

interface ListingSwitcherProps {
  listings: readonly VendorListing[];
  currentUuid: string;
  /** The page, which shows the listing that its address names. */
  page: string;
  /** For those who hear the button: 'Access to' a listing. */
  about: string;
}

/** Which listing a page is about, for those who have several; the choice stands in the address, and is remembered. */
export function ListingSwitcher({ listings, currentUuid, page, about }: ListingSwitcherProps) {
  const navigate = useNavigate();
  const current = listings.find(({ uuid }) => uuid === currentUuid);
  if (listings.length < 2 || !current) return null;

  function choose(uuid: string) {
    rememberCurrentListing(uuid);
    navigate(withQuery(page, { storefront: uuid }));
  }

  return (
    <Menu
      trigger={
        <Button variant="secondary" className="min-w-0 max-w-64">
          <Store size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">
            <span className="sr-only">{about} </span>
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
