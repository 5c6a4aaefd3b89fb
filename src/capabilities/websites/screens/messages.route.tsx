import { Mail } from 'lucide-react';
import { redirect } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { ShowMore } from '#app/show-more.tsx';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoadedPages } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { siteMessagesQuery, WEBSITE_KINDS } from '../queries.ts';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/messages.route.ts';
import { loadWebsite } from './load-website.ts';
import { WebsiteFrame } from './manage/website-frame.tsx';
import { MessageCard } from './messages/message-card.tsx';
import { useMessageActions } from './messages/use-message-actions.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const TITLE = 'Messages from guests';
/** As many as are marked in one go. */
const MOST_AT_ONCE = 100;

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What guests wrote to you on your website.';
  return pageMeta({ title: TITLE, description, path: websitePaths.messages(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const website = await loadWebsite(args.context);
  if (!website?.allowed.includes('edit-website')) throw redirect(paths.website());
  return { first: await apiOf(args.context).websites.listSiteMessages({}) };
}

/** What guests wrote, the newest first. */
export default function MessagesScreen({ loaderData }: Route.ComponentProps) {
  const query = useLoadedPages(siteMessagesQuery, loaderData.first);
  useLiveQueries(WEBSITE_KINDS, [siteMessagesQuery.queryKey]);
  const actions = useMessageActions();
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  const unread = messages.filter(({ isRead }) => !isRead).map(({ uuid }) => uuid);
  return (
    <WebsiteFrame title={TITLE}>
      {messages.length === 0 ? (
        <EmptyState title="No messages yet" icon={<Mail size={28} aria-hidden="true" />}>
          Guests can write to you where a page has a message block. What they send appears here.
        </EmptyState>
      ) : (
        <>
          {unread.length > 1 && (
            <Button
              variant="secondary"
              size="small"
              className="mb-4"
              isPending={actions.read.isPending}
              onPress={() => actions.read.mutate(unread.slice(0, MOST_AT_ONCE))}
            >
              Mark all as read
            </Button>
          )}
          <ul className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
            {messages.map((message) => (
              <li key={message.uuid}>
                <MessageCard message={message} actions={actions} />
              </li>
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </WebsiteFrame>
  );
}
