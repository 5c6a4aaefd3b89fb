import { Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { NeedsScript } from '#app/needs-script.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LeadDesk } from './lead-desk.tsx';
import { LeadTabs } from './lead-tabs.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StorefrontSwitcher } from './storefront-switcher.tsx';
import { useFillWindow } from './use-fill-window.ts';
import { useLeadAddress } from './use-lead-address.ts';

interface LeadWorkspaceProps {
  listings: readonly VendorListing[];
  listing: VendorListing;
}

/** The lead inbox of one listing: tabs above, list and lead side by side below. */
export function LeadWorkspace({ listings, listing }: LeadWorkspaceProps) {
  const place = useLeadAddress();
  const [hasHelp, setHelp] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  useFillWindow(desk);
  return (
    // A root of its own, or the margin of what stands first would show what is behind.
    <div className="flow-root bg-paper">
      <h1 className="sr-only">Leads</h1>
      <NeedsScript what="Leads" className="m-5 md:mx-8" />
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 border-line border-b px-5 md:px-8',
          place.uuid && 'max-lg:hidden',
        )}
      >
        <LeadTabs storefrontUuid={listing.uuid} place={place} />
        <div className="flex items-center gap-2 py-1 max-md:w-full max-md:pb-2">
          <StorefrontSwitcher listings={listings} current={listing} place={place} />
          <IconButton
            label="Keyboard shortcuts"
            icon={<Keyboard size={20} />}
            onPress={() => setHelp(true)}
            className="max-lg:hidden"
          />
        </div>
      </div>
      <div ref={desk} className="lg:h-(--room,calc(100dvh-8.25rem))">
        <LeadDesk
          key={listing.uuid}
          listings={listings}
          listing={listing}
          place={place}
          onHelp={() => setHelp(true)}
        />
      </div>
      {hasHelp && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </div>
  );
}
