import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { messagesQuery, RSVP_KINDS } from '../queries.ts';
import type { Route } from './+types/notifications.route.ts';
import { MessagesSection } from './notifications/messages-section.tsx';
import { RemindersSection } from './notifications/reminders-section.tsx';
import { WhatYouHear } from './notifications/what-you-hear.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Write to your guests, and choose what you hear of their answers.';
  return pageMeta({ title: 'Messages', description, path: paths.guestMessages(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const calls = apiOf(args.context);
  const [{ events }, messages] = await Promise.all([calls.guests.listGuests(), calls.rsvp.listMessages()]);
  return { events, messages };
}

type Begun = Parameters<typeof api.rsvp.beginMessage>[0];

/** Both directions: what guests are written, and what the couple hears of them. */
export default function NotificationsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(messagesQuery, loaderData.messages);
  useLiveQueries(RSVP_KINDS, [messagesQuery.queryKey]);
  const navigate = useNavigate();
  const begin = useAction({
    run: (begun: Begun) => api.rsvp.beginMessage(begun),
    onDone: ({ uuid }) => navigate(paths.guestMessage(uuid)),
  });
  const begins = { isBeginning: begin.isPending };
  if (!data.canHear) {
    return (
      <GuestsFrame title="Messages">
        <EmptyState title="The couple writes to guests" icon={<Bell size={28} aria-hidden="true" />}>
          They and their planner do. You can see who’s coming under Replies.
        </EmptyState>
      </GuestsFrame>
    );
  }
  return (
    <GuestsFrame title="Messages">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {data.canWrite && (
          <div className="min-w-0">
            <RemindersSection
              {...begins}
              page={data}
              onBegin={(number) => begin.mutate({ kind: 'REMINDER', number })}
            />
            <MessagesSection
              {...begins}
              messages={data.messages.filter(({ number }) => number === null)}
              events={loaderData.events}
              zone={data.zone}
              onBegin={(kind) => begin.mutate({ kind })}
            />
          </div>
        )}
        <WhatYouHear mode={data.mode} />
      </div>
    </GuestsFrame>
  );
}
