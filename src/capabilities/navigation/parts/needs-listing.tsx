import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface NeedsListingProps {
  /** What the page is. */
  page: string;
  title: string;
  icon: ReactNode;
  /** What it will be good for. */
  children: ReactNode;
}

/** A page of the vendor area for somebody who has no listing yet. */
export function NeedsListing({ page, title, icon, children }: NeedsListingProps) {
  return (
    <div className={`${pageWidth} py-8 md:py-16`}>
      <h1 className="sr-only">{page}</h1>
      <EmptyState
        title={title}
        icon={icon}
        action={<ButtonLink to={vendorPaths.onboard}>Create your listing</ButtonLink>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
