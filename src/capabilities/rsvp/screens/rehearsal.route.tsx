import { ArrowLeft, Drama } from 'lucide-react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { REPLIES_KINDS, repliesQuery } from '../queries.ts';
import type { Route } from './+types/rehearsal.route.ts';
import { Report } from './rehearsal/report.tsx';
import { WhoToBe } from './rehearsal/who-to-be.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Walk through your guests’ pages before they do. Nothing is sent.';
  return pageMeta(
    { title: 'Rehearsal', description, path: paths.guestRehearsal(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [list, replies] = await Promise.all([api.guests.listGuests(), api.rsvp.listReplies()]);
  return { list, replies };
}

export default function RehearsalScreen({ loaderData }: Route.ComponentProps) {
  const { data: list } = useLoaded(guestsQuery, loaderData.list);
  const { data: replies } = useLoaded(repliesQuery, loaderData.replies);
  useLiveQueries(REPLIES_KINDS, [guestsQuery.queryKey, repliesQuery.queryKey]);
  const isAnybodyInvited = list.households.some((household) => household.list === 'INVITED');
  return (
    <GuestsFrame
      title="Rehearsal"
      actions={
        <ButtonLink
          to={paths.guestReplies()}
          variant="secondary"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
        >
          Replies
        </ButtonLink>
      }
    >
      {list.canEdit && isAnybodyInvited ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <WhoToBe list={list} replies={replies} />
          <Report list={list} replies={replies} />
        </div>
      ) : (
        <EmptyState
          title={isAnybodyInvited ? 'You have view-only access' : 'No one is invited yet'}
          icon={<Drama size={28} aria-hidden="true" />}
          action={<ButtonLink to={paths.guests()}>Go to the list</ButtonLink>}
        >
          {isAnybodyInvited
            ? 'Ask the couple for more access to rehearse with their list.'
            : 'Once guests are on your list, you can walk through their pages here, as any of them.'}
        </EmptyState>
      )}
    </GuestsFrame>
  );
}
