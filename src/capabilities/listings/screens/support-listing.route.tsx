import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { REVIEW_KINDS, reviewQuery } from '../queries.ts';
import { staffStandingWords } from '../rules/publication-words.ts';
import type { Route } from './+types/support-listing.route.ts';
import { CaseChanges } from './support/case-changes.tsx';
import { CaseChecks } from './support/case-checks.tsx';
import { CaseHistory } from './support/case-history.tsx';
import { CaseListing } from './support/case-listing.tsx';
import { DecisionBar } from './support/decision-bar.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Listing'}: review · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).listings.readReview({ uuid: args.params.uuid });
}

export { StaffBoundary as ErrorBoundary };

export default function SupportListingScreen({ loaderData }: Route.ComponentProps) {
  const query = reviewQuery(loaderData.uuid);
  const { data: listing } = useLoaded(query, loaderData);
  useLiveQueries(REVIEW_KINDS, [query.queryKey]);
  const { name, taxonomyKey, slug, cityName, status, published, percent, owners, history } = listing;
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <div className="flex flex-wrap items-center gap-x-8">
        <Link
          to={paths.supportListings()}
          className="inline-flex min-h-10 items-center gap-2 font-semibold text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          All listings
        </Link>
        <StaffNav />
      </div>
      <header className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wrap-anywhere text-3xl">{name}</h1>
        <Badge>{staffStandingWords(status, history[0]?.decision === 'REJECTED' ? 'REJECTED' : null)}</Badge>
        <ButtonLink
          to={published ? paths.storefront(taxonomyKey, slug) : paths.storefrontPreview(taxonomyKey, slug)}
          variant="secondary"
          size="small"
          icon={<ExternalLink size={16} aria-hidden="true" />}
          className="sm:ms-auto"
        >
          See it as couples do
        </ButtonLink>
      </header>
      <p className="wrap-anywhere mt-1 text-ink-soft">
        {marketplaceCategory(taxonomyKey).navLabel} · {cityName} · {percent}% complete ·{' '}
        {owners.map(({ name: owner, email }) => `${owner || 'Owner'}, ${email}`).join('; ') || 'No owner'}
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-lg:order-last">
          <CaseListing listing={listing} />
        </div>
        <div className="space-y-8 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto">
          <DecisionBar listing={listing} />
          {listing.review && <CaseChecks listing={listing} checks={listing.review.checks} />}
          <CaseChanges listing={listing} />
          <CaseHistory listing={listing} />
        </div>
      </div>
    </div>
  );
}
