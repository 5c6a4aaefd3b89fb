import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { ALL_LISTINGS } from '../../rules/lead-address.ts';
import { type LeadCounts, openTotalOf } from '../../rules/lead-tabs.ts';
import { useDeskCounts } from './use-desk-counts.ts';
import type { DeskScope } from './use-desk-scope.ts';
import type { LeadPlace } from './use-lead-address.ts';

const ALL = 'All listings';

function openText(counts: LeadCounts | undefined): string {
  return counts ? `${formatCount(openTotalOf(counts))} open` : '';
}

/** Whose leads are shown, all or one listing's; the choice stands in the address, and is remembered. */
export function StorefrontSwitcher({ scope, place }: { scope: DeskScope; place: LeadPlace }) {
  const navigate = useNavigate();
  const counts = useDeskCounts(scope);
  const { listings, listing } = scope;
  if (listings.length < 2) return null;

  function choose(id: string) {
    rememberCurrentListing(id);
    const search = new URL(place.toChange({ storefront: id }), window.location.href).search;
    // A lead belongs to one listing: the other begins with its list.
    navigate(paths.leads(place.view) + search);
  }

  const iconOf = (isShown: boolean) =>
    isShown ? (
      <Check size={18} className="text-primary" aria-label="Shown:" />
    ) : (
      <span className="size-4.5" />
    );

  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="small"
          className="min-w-0 max-md:grow max-md:justify-between md:max-w-64"
        >
          <span className="flex min-w-0 items-center gap-2">
            <Store size={16} aria-hidden="true" className="shrink-0" />
            <span className="truncate">
              <span className="sr-only">Leads for </span>
              {listing?.name ?? ALL}
            </span>
            <span className="shrink-0 font-normal text-ink-soft tabular-nums">{openText(counts.shown)}</span>
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" className="shrink-0" />
        </Button>
      }
      entries={[
        {
          id: ALL_LISTINGS,
          label: ALL,
          description: openText(counts.all),
          icon: iconOf(listing === undefined),
        },
        ...listings.map(({ uuid, name, published }) => ({
          id: uuid,
          label: name,
          description: published ? openText(counts.of(uuid)) : 'Not published',
          icon: iconOf(uuid === listing?.uuid),
        })),
      ]}
      onAction={choose}
    />
  );
}
