import {
  Award,
  Check,
  Heart,
  KeyRound,
  LogOut,
  type LucideIcon,
  Megaphone,
  Plus,
  Settings,
} from 'lucide-react';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { isTaxonomyKey, marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { vendorAccountMenu } from '../rules/vendor-account-menu.ts';
import type { VendorState } from '../rules/vendor-state.ts';
import { SoonMark } from './soon-mark.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  plus: Plus,
  key: KeyRound,
  settings: Settings,
  award: Award,
  megaphone: Megaphone,
  heart: Heart,
};

const entryStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 outline-none focus-visible:shadow-none data-focused:bg-mist';
const sectionStyle = 'border-line border-b py-1.5 last:border-b-0';

export interface VendorAccountMenuProps {
  name: string;
  email: string;
  state: Pick<VendorState, 'listings' | 'currentListingUuid'>;
  /** Of their own, under the same login. */
  hasWedding: boolean;
  onSwitchListing: (uuid: string) => void;
  onLogOut: () => void;
}

type Listing = VendorState['listings'][number] & { isCurrent: boolean };

function ListingEntry({ listing, onAction }: { listing: Listing; onAction: () => void }) {
  const { taxonomyKey, name, isCurrent } = listing;
  return (
    <MenuItem
      onAction={onAction}
      textValue={isCurrent ? `${name}, current listing` : name}
      className={entryStyle}
    >
      <span className="min-w-0 grow py-1">
        <span className="block truncate font-medium">{name}</span>
        {isTaxonomyKey(taxonomyKey) && (
          <span className="block text-ink-soft text-sm">{marketplaceCategory(taxonomyKey).navLabel}</span>
        )}
      </span>
      {isCurrent && <Check size={18} className="text-secondary" aria-label="Current listing" />}
    </MenuItem>
  );
}

/** The vendor user's own menu: which listing, what belongs to the account, and the way out. */
export function VendorAccountMenu({
  name,
  email,
  state,
  hasWedding,
  onSwitchListing,
  onLogOut,
}: VendorAccountMenuProps) {
  const { listingGroups, links } = vendorAccountMenu(state, hasWedding);
  return (
    <MenuTrigger>
      <Button
        aria-label={`Account menu for ${name}`}
        className="-me-0.5 flex size-11 items-center justify-center rounded-full"
      >
        <AvatarMonogram names={[name]} tone="sage" />
      </Button>
      <Popover
        placement="bottom end"
        offset={6}
        className="flex w-76 max-w-[calc(100vw-2rem)] flex-col overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <div className="border-line border-b px-3 pt-2 pb-3">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-ink-soft text-sm">{email}</p>
        </div>
        <Menu className="outline-none focus-visible:shadow-none" aria-label="Account">
          {listingGroups.map(({ label, listings }) => (
            <MenuSection key={label} className={sectionStyle}>
              <Header className="px-3 pt-1.5 pb-1 font-semibold text-ink-soft text-sm">{label}</Header>
              {listings.map((listing) => (
                <ListingEntry
                  key={listing.uuid}
                  listing={listing}
                  onAction={() => onSwitchListing(listing.uuid)}
                />
              ))}
            </MenuSection>
          ))}
          <MenuSection aria-label="Your account" className={sectionStyle}>
            {links.map(({ id, label, href, icon = '', isSoon }) => {
              const Icon = icons[icon];
              return (
                <MenuItem key={id} href={href} textValue={label} className={entryStyle}>
                  {Icon && <Icon size={20} className="text-ink-soft" aria-hidden="true" />}
                  {label}
                  {isSoon && <SoonMark />}
                </MenuItem>
              );
            })}
            <MenuItem onAction={onLogOut} textValue="Log out" className={entryStyle}>
              <LogOut size={20} className="text-ink-soft" aria-hidden="true" />
              Log out
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
