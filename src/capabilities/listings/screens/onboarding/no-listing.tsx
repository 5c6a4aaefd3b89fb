import { Store } from 'lucide-react';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';

/** For those who put the first questions off. */
export function NoListing() {
  return (
    <NeedsListing
      page="Your listing"
      title="Your listing will be here"
      icon={<Store size={28} aria-hidden="true" />}
    >
      Create it when you’re ready. It takes about ten minutes, and you can stop anytime.
    </NeedsListing>
  );
}
