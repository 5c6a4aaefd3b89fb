import { Columns3, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Inquiry } from '../contract/couple-inquiries.contract.ts';
import type { BookingChoice } from '../parts/booking-choice.ts';
import { InboxNav } from '../parts/inbox-nav.tsx';
import { comparisonQuery } from '../queries.ts';
import type { Route } from './+types/compare-quotes.route.ts';
import { CategoryPills } from './compare/category-pills.tsx';
import { hasAnswers } from './compare/compared-inquiry.ts';
import { loadComparison } from './compare/load-comparison.ts';
import { QuoteTable } from './compare/quote-table.tsx';
import { useInquiryActions } from './thread/use-inquiry-actions.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const BookDialog = lazy(async () => ({ default: (await import('../parts/book-dialog.tsx')).BookDialog }));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Quotes of your vendors side by side.';
  return pageMeta(
    { title: 'Compare quotes', description, path: paths.compareQuotes(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const asked = args.url.searchParams.get('category');
  return { asked, comparison: await loadComparison(apiOf(args.context), asked) };
}

function NothingToCompare() {
  return (
    <EmptyState
      title="Nothing to compare yet"
      icon={<Columns3 size={28} aria-hidden="true" />}
      action={<ButtonLink to={VENDORS_PATH}>Find vendors</ButtonLink>}
    >
      Write to a few vendors of one kind. Their quotes and replies line up here, side by side.
    </EmptyState>
  );
}

function NoAnswersYet() {
  return (
    <EmptyState
      title="No replies yet"
      icon={<Columns3 size={28} aria-hidden="true" />}
      action={<ButtonLink to={paths.inbox()}>Go to your inbox</ButtonLink>}
    >
      Quotes line up here, side by side, as soon as your vendors reply.
    </EmptyState>
  );
}

export default function CompareQuotesScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(comparisonQuery(loaderData.asked), loaderData.comparison);
  const { open, category, compared } = data;
  const navigate = useNavigate();
  const { book } = useInquiryActions();
  const [asked, setAsked] = useState<Inquiry>();
  /** In the thread stands what follows from it: the others of the trade. */
  async function bookAndGoOn(inquiry: Inquiry, choice: BookingChoice) {
    await book(inquiry, choice);
    await navigate(paths.thread(inquiry.uuid));
  }
  return (
    <div className={`${pageWidth} py-6 md:pb-14`}>
      <PageHeading
        className="mb-4"
        title="Compare quotes"
        lead={category ? `${marketplaceCategory(category).navLabel}, side by side.` : undefined}
        actions={
          hasAnswers(compared) && (
            <span data-print="hidden">
              <Button
                variant="secondary"
                icon={<Printer size={18} aria-hidden="true" />}
                onPress={() => window.print()}
              >
                Print
              </Button>
            </span>
          )
        }
      />
      <InboxNav className="mb-6 border-line border-b" />
      {category ? (
        <>
          <CategoryPills inquiries={open} category={category} />
          {hasAnswers(compared) ? <QuoteTable compared={compared} onBook={setAsked} /> : <NoAnswersYet />}
        </>
      ) : (
        <NothingToCompare />
      )}
      {asked && (
        <Suspense>
          <BookDialog
            inquiry={asked}
            onBook={(choice) => bookAndGoOn(asked, choice)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
