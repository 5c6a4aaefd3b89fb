import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { classNames } from '#ui/class-names.ts';
import type { ReviewCase, ReviewQueue } from '../contract/support-reviews.contract.ts';
import { REVIEW_CASES_KEY, reviewCasesQuery } from '../queries.ts';
import { QUEUE_VIEW_LABELS, QUEUE_VIEWS, type QueueView } from '../rules/queue-views.ts';
import type { Route } from './+types/support-reviews.route.ts';
import type { CaseAction } from './support/case-actions.tsx';
import { CaseCard } from './support/case-card.tsx';
import { DisputeVerdictDialog } from './support/dispute-verdict-dialog.tsx';
import { SecondLookDialog } from './support/second-look-dialog.tsx';
import { VerdictDialog } from './support/verdict-dialog.tsx';

export const meta = () => [{ title: 'Reviews · Ampersand' }, { name: 'robots', content: 'noindex' }];

const readView = (text: string | null): QueueView => QUEUE_VIEWS.find((view) => view === text) ?? 'waiting';

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).reviewing.listReviewCases({ view: readView(args.url.searchParams.get('view')) });
}

export { StaffBoundary as ErrorBoundary };

function QueueTabs({ view, counts }: Pick<ReviewQueue, 'view' | 'counts'>) {
  return (
    <nav aria-label="Lists" className="max-w-full py-3 max-lg:order-last max-lg:basis-full">
      <ul className="inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-ink/7 p-1">
        {QUEUE_VIEWS.map((each) => (
          <li key={each}>
            <Link
              to={paths.supportReviews(each === 'waiting' ? undefined : each)}
              aria-current={each === view ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-sm sm:px-4 focus-visible:-outline-offset-2',
                each === view ? 'bg-paper text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {QUEUE_VIEW_LABELS[each]}
              {each !== 'decided' && <span className="text-ink-soft tabular-nums">{counts[each]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Queue({ loaded }: { loaded: ReviewQueue }) {
  const { data: queue } = useLoaded(reviewCasesQuery(loaded.view), loaded);
  const [asked, setAsked] = useState<{ shown: ReviewCase; action: Exclude<CaseAction, 'pick-up'> }>();
  const pickUp = useAction({
    run: (uuid: string) => api.reviewing.pickUpReviewCase({ uuid }),
    refreshes: [REVIEW_CASES_KEY],
  });
  const close = () => setAsked(undefined);
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-center gap-x-8">
        <h1 className="text-3xl">Reviews</h1>
        <QueueTabs view={queue.view} counts={queue.counts} />
        <StaffNav />
      </header>
      {queue.cases.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">
          {queue.view === 'decided'
            ? 'Nothing has been decided yet.'
            : 'No reviews are waiting here. Nice work.'}
        </p>
      ) : (
        <ul className="mt-6 grid gap-5">
          {queue.cases.map((shown) => (
            <CaseCard
              key={shown.uuid}
              shown={shown}
              onAct={(action) =>
                action === 'pick-up' ? pickUp.mutate(shown.uuid) : setAsked({ shown, action })
              }
            />
          ))}
        </ul>
      )}
      {asked?.action === 'second-look' && <SecondLookDialog shown={asked.shown} onClose={close} />}
      {asked && (asked.action === 'KEEP' || asked.action === 'REMOVE') && (
        <DisputeVerdictDialog shown={asked.shown} verdict={asked.action} onClose={close} />
      )}
      {asked && (asked.action === 'ACCEPT' || asked.action === 'REJECT' || asked.action === 'SPAM') && (
        <VerdictDialog shown={asked.shown} verdict={asked.action} onClose={close} />
      )}
    </div>
  );
}

export default function SupportReviewsScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <Queue key={readView(search.get('view'))} loaded={loaderData} />;
}
