import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { ownClaimsQuery } from '#app/queries.ts';
import { paths } from '#app/rules/paths.ts';
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

/** A page of the vendor area for somebody who has no listing yet, or waits for the one they claimed. */
export function NeedsListing({ page, title, icon, children }: NeedsListingProps) {
  const { data: [claim] = [] } = useQuery(ownClaimsQuery);
  const action = claim ? (
    <ButtonLink to={paths.claimListing(claim.listing.uuid)}>See your claim</ButtonLink>
  ) : (
    <ButtonLink to={vendorPaths.onboard}>Create your listing</ButtonLink>
  );
  return (
    <div className={`${pageWidth} py-8 md:py-16`}>
      <h1 className="sr-only">{page}</h1>
      <EmptyState title={title} icon={icon} action={action}>
        {claim
          ? `Your claim to ${claim.listing.name} is waiting. Once it’s yours, this page fills up.`
          : children}
      </EmptyState>
    </div>
  );
}
