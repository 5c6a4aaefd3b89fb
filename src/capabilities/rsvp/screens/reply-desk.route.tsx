import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { REPLIES_KINDS, repliesQuery } from '../queries.ts';
import type { Route } from './+types/reply-desk.route.ts';
import { Desk } from './desk/desk.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Write down the replies that come on paper and by phone.';
  return pageMeta({ title: 'Reply desk', description, path: paths.replyDesk(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [guests, replies] = await Promise.all([api.guests.listGuests(), api.rsvp.listReplies()]);
  return { guests, replies };
}

export default function ReplyDeskScreen({ loaderData }: Route.ComponentProps) {
  const { data: guests } = useLoaded(guestsQuery, loaderData.guests);
  const { data: replies } = useLoaded(repliesQuery, loaderData.replies);
  useLiveQueries(REPLIES_KINDS, [guestsQuery.queryKey, repliesQuery.queryKey]);
  const hasCards = guests.households.some(({ list }) => list === 'INVITED');
  if (guests.canEdit && hasCards) return <Desk guests={guests} replies={replies} />;
  return (
    <GuestsFrame title="Reply desk">
      <EmptyState
        title={hasCards ? 'You have view-only access' : 'Nobody is invited yet'}
        action={
          <PlainLink to={paths.guests()} className={buttonStyle({})}>
            Go to the list
          </PlainLink>
        }
      >
        {hasCards
          ? 'You can see the guest list. Ask the couple for more access to help with replies.'
          : 'Add your guests first. Then type a name from each reply card here.'}
      </EmptyState>
    </GuestsFrame>
  );
}
