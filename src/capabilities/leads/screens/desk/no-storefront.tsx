import { Store } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Before the first listing there is nothing a couple could write to. */
export function NoStorefront() {
  return (
    <div className={`${pageWidth} py-8 md:py-16`}>
      <h1 className="sr-only">Leads</h1>
      <EmptyState
        title="Leads begin with a listing"
        icon={<Store size={28} aria-hidden="true" />}
        action={<ButtonLink to={vendorPaths.onboard}>Create your listing</ButtonLink>}
      >
        Couples find you by your listing and write to you from there. Their inquiries arrive on this page.
      </EmptyState>
    </div>
  );
}
