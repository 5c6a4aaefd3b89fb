import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { verdictsQuery } from '../queries.ts';
import type { Route } from './+types/moderation.route.ts';
import { QueueDesk } from './moderation/queue-desk.tsx';
import { QueueTabs } from './moderation/queue-tabs.tsx';
import { readView } from './moderation/queue-view.ts';
import { useQueue } from './moderation/use-queue.ts';
import { VerdictLog } from './moderation/verdict-log.tsx';

export const meta = () => [{ title: 'Review queue · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { listModeration, listVerdicts } = apiOf(args.context).inquiries;
  const [items, verdicts] = await Promise.all([listModeration(), listVerdicts()]);
  return { items, verdicts };
}

/** Another list, or one of it opened, is no other page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export { StaffBoundary as ErrorBoundary };

export default function ModerationScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = readView(search.get('view'));
  // Kept up to date while another list is shown, too.
  const { data: verdicts } = useLoaded(verdictsQuery, loaderData.verdicts);
  const queue = useQueue({ loaded: loaderData.items, view, openUuid: search.get('open') });
  return (
    <div {...wideWork} className={`${pageWidth} max-lg:px-0 lg:pb-8`}>
      <header
        className={`flex flex-wrap items-center gap-x-8 px-5 pt-6 md:px-8 lg:px-0 lg:pt-5 ${search.has('open') ? 'max-lg:hidden' : ''}`}
      >
        <h1 className="text-3xl">Review queue</h1>
        <QueueTabs view={view} items={queue.items} />
        <StaffNav />
      </header>
      {view === 'done' ? <VerdictLog verdicts={verdicts} onUndo={queue.undo} /> : <QueueDesk queue={queue} />}
    </div>
  );
}
