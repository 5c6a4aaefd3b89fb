import { Store } from 'lucide-react';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';

/** Before the first listing there is nothing a couple could write to. */
export function NoStorefront() {
  return (
    <NeedsListing
      page="Leads"
      title="Leads begin with a listing"
      icon={<Store size={28} aria-hidden="true" />}
    >
      Couples find you by your listing and write to you from there. Their inquiries arrive on this page.
    </NeedsListing>
  );
}
