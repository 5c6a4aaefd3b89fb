import { useQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { inboxQuery } from '../parts/inquiry-queries.ts';
import type { Route } from './+types/inbox.route.ts';
import { InboxFrame } from './inbox/inbox-frame.tsx';
import { readInboxView } from './inbox/inbox-view.ts';
import { NoThread } from './inbox/no-thread.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What you and your vendors wrote.';
  return pageMeta({ title: 'Inbox', description, path: paths.inbox(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return { inquiries: await apiOf(args.context).inquiries.list() };
}

/** The list is narrowed here, so another view of it asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const { data: inquiries } = useQuery({ ...inboxQuery, initialData: loaderData.inquiries });
  const page = pathname === paths.activeInquiries() ? 'active' : 'all';
  return (
    <InboxFrame inquiries={inquiries} view={readInboxView(new URLSearchParams(search), page)}>
      <NoThread />
    </InboxFrame>
  );
}
