import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageWidth } from '#app/page-width.ts';
import { QueueTabs } from '#app/queue-tabs.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { SecondLookDialog } from '#app/second-look-dialog.tsx';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { ReviewCase, ReviewQueue } from '../contract/support-reviews.contract.ts';
import { REVIEW_CASES_KEY, reviewCasesQuery } from '../queries.ts';
import {
  REVIEW_QUEUE_LABELS,
  REVIEW_QUEUE_VIEWS,
  type ReviewQueueView,
} from '../rules/review-queue-views.ts';
import type { Route } from './+types/support-reviews.route.ts';
import type { CaseAction } from './support/case-actions.tsx';
import { CaseCard } from './support/case-card.tsx';
import { DisputeVerdictDialog } from './support/dispute-verdict-dialog.tsx';
import { VerdictDialog } from './support/verdict-dialog.tsx';

export const meta = () => [{ title: 'Reviews · Ampersand' }, { name: 'robots', content: 'noindex' }];

const readView = (text: string | null): ReviewQueueView =>
  REVIEW_QUEUE_VIEWS.find((view) => view === text) ?? 'waiting';

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).reviewing.listReviewCases({ view: readView(args.url.searchParams.get('view')) });
}

export { StaffBoundary as ErrorBoundary };

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
        <QueueTabs
          views={REVIEW_QUEUE_VIEWS}
          labels={REVIEW_QUEUE_LABELS}
          view={queue.view}
          counts={queue.counts}
          pathOf={paths.supportReviews}
        />
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
      {asked?.action === 'second-look' && (
        <SecondLookDialog
          ask={(note) => api.reviewing.askSecondLook({ uuid: asked.shown.uuid, note })}
          refreshes={[REVIEW_CASES_KEY]}
          onClose={close}
        />
      )}
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
