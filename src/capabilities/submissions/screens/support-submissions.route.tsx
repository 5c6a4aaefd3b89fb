import { TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { QueueTabs } from '#app/queue-tabs.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { QUEUE_VIEW_LABELS, QUEUE_VIEWS, type QueueView } from '#app/rules/queue-views.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SubmissionQueue, SubmissionRow } from '../contract/support-submissions.contract.ts';
import { submissionCasesQuery } from '../queries.ts';
import type { Route } from './+types/support-submissions.route.ts';
import { CONSENT_LABELS } from './consent-words.ts';
import { PhotoImage } from './shown-photo.tsx';

export const meta = () => [
  { title: 'Real weddings to decide · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

const readView = (text: string | null): QueueView => QUEUE_VIEWS.find((view) => view === text) ?? 'waiting';

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const view = readView(args.url.searchParams.get('view'));
  return apiOf(args.context).submissions.listSubmissionCases({ view });
}

export { StaffBoundary as ErrorBoundary };

function Row({ row }: { row: SubmissionRow }) {
  const { uuid, cover, names, title, photographer, photoCount, consent, isAgreed, holds } = row;
  return (
    <li className="flex gap-4 border-line border-b py-4 last:border-b-0 max-sm:flex-wrap">
      {cover ? (
        <PhotoImage photo={cover} alt="" sizes="112px" className="aspect-4/3 w-28 rounded-input" />
      ) : (
        <span className="aspect-4/3 w-28 rounded-input bg-ink/8" />
      )}
      <div className="min-w-0 grow">
        <h2 className="wrap-anywhere text-lg">
          <TextLink to={paths.supportSubmission(uuid)}>{names}</TextLink>
        </h2>
        <p className="wrap-anywhere">{title}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {photographer} · {plural(photoCount, 'photo')}
          {row.sentAt && (
            <>
              {' · sent '}
              <TimeAgoText at={row.sentAt} />
            </>
          )}
          {row.takenBy && ` · ${row.takenBy.isYou ? 'You have it' : `${row.takenBy.name} has it`}`}
          {row.decidedBy && ` · decided by ${row.decidedBy}`}
        </p>
      </div>
      <p className="flex flex-wrap items-start gap-2">
        <Badge size="small" variant={isAgreed ? 'green' : 'silver'}>
          {CONSENT_LABELS[consent]}
        </Badge>
        {holds.length > 0 && (
          <Badge size="small" variant="gold" icon={<TriangleAlert size={11} aria-hidden="true" />}>
            Held
          </Badge>
        )}
      </p>
    </li>
  );
}

function Queue({ loaded }: { loaded: SubmissionQueue }) {
  const { data: queue } = useLoaded(submissionCasesQuery(loaded.view), loaded);
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-center gap-x-8">
        <h1 className="text-3xl">Real weddings</h1>
        <QueueTabs
          views={QUEUE_VIEWS}
          labels={QUEUE_VIEW_LABELS}
          view={queue.view}
          counts={queue.counts}
          pathOf={paths.supportSubmissions}
        />
        <StaffNav />
      </header>
      {queue.cases.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">
          {queue.view === 'decided' ? 'Nothing has been decided yet.' : 'No weddings are waiting here.'}
        </p>
      ) : (
        <ul className="mt-6 rounded-card border border-line bg-paper px-5">
          {queue.cases.map((row) => (
            <Row key={row.uuid} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

export default function SupportSubmissionsScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <Queue key={readView(search.get('view'))} loaded={loaderData} />;
}
