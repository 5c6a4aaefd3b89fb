import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/inbox.route.ts';
import { InboxFrame } from './inbox/inbox-frame.tsx';
import { askedBy, readInboxView } from './inbox/inbox-view.ts';
import { NoThread } from './inbox/no-thread.tsx';
import { useInbox } from './inbox/use-inbox.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What you and your vendors wrote.';
  return pageMeta({ title: 'Inbox', description, path: paths.inbox(), isUnlisted: true }, matches);
}

function viewAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return readInboxView(new URLSearchParams(search), pathname === paths.activeInquiries() ? 'active' : 'all');
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const asked = askedBy(viewAt(args.url));
  return { asked, page: await apiOf(args.context).inquiries.inbox(asked) };
}

/** Another view of the list is asked for by the list itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  const view = viewAt(useLocation());
  return (
    <InboxFrame inbox={useInbox(view, loaderData)} view={view}>
      <NoThread />
    </InboxFrame>
  );
}
