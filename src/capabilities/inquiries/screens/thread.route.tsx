import { data, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { threadQuery } from '../queries.ts';
import type { Route } from './+types/thread.route.ts';
import { InboxFrame } from './inbox/inbox-frame.tsx';
import { askedBy, readInboxView, writeInboxView } from './inbox/inbox-view.ts';
import { useInbox } from './inbox/use-inbox.ts';
import { ThreadPane } from './thread/thread-pane.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const title = loaderData?.thread.vendorName ?? 'Conversation';
  const description = 'What you and your vendor wrote.';
  return pageMeta({ title, description, path: paths.thread(params.uuid), isUnlisted: true }, matches);
}

/** What is no inquiry at all is refused as a wrong address; what is another couple's is not found. */
function isNowhere(error: unknown): boolean {
  const status = errorStatus(error);
  return status === 400 || status === 404;
}

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireOwner(args, 'couple');
  const { inquiries } = apiOf(args.context);
  try {
    const asked = askedBy(readInboxView(args.url.searchParams));
    const [page, thread] = await Promise.all([
      inquiries.inbox(asked),
      inquiries.read({ uuid: args.params.uuid }),
    ]);
    return { inbox: { asked, page }, thread, email };
  } catch (error) {
    if (isNowhere(error)) throw data(null, 404);
    throw error;
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ThreadScreen({ loaderData }: Route.ComponentProps) {
  const { uuid } = loaderData.thread;
  const view = readInboxView(new URLSearchParams(useLocation().search));
  const inbox = useInbox(view, loaderData.inbox);
  const { data: thread } = useLoaded(threadQuery(uuid), loaderData.thread);
  const list = view.list === 'active' ? paths.activeInquiries() : paths.inbox();
  return (
    <InboxFrame inbox={inbox} view={view} openUuid={uuid}>
      <ThreadPane
        key={uuid}
        thread={thread}
        email={loaderData.email}
        backTo={list + writeInboxView(view, false)}
      />
    </InboxFrame>
  );
}
