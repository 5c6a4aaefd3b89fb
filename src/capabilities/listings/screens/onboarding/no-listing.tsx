import { Store } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** For those who put the first questions off. */
export function NoListing() {
  return (
    <div className={`${pageWidth} py-8 md:py-16`}>
      <h1 className="sr-only">Your listing</h1>
      <EmptyState
        title="Your listing will be here"
        icon={<Store size={28} aria-hidden="true" />}
        action={<ButtonLink to={vendorPaths.onboard}>Create your listing</ButtonLink>}
      >
        Create it when you’re ready. It takes about ten minutes, and you can stop anytime.
      </EmptyState>
    </div>
  );
}
