import { Download, Drama, ListChecks, MailOpen, Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { REPLIES_KINDS, repliesQuery } from '../queries.ts';
import type { Route } from './+types/replies.route.ts';
import { NextInLine } from './promotion/next-in-line.tsx';
import { CareSummary } from './replies/care-summary.tsx';
import { ChangeRequests } from './replies/change-requests.tsx';
import { EventCounts } from './replies/event-counts.tsx';
import { Households } from './replies/households.tsx';
import { standingsOf } from './replies/standings.ts';
import { useReplyActions } from './replies/use-reply-actions.ts';

const EXPORT = '/web-api/v1/rsvp/export';
const COMPACT = 'max-sm:px-3.5!';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Who is coming, who isn’t, and who hasn’t said yet.';
  return pageMeta({ title: 'Replies', description, path: paths.guestReplies(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [list, replies] = await Promise.all([api.guests.listGuests(), api.rsvp.listReplies()]);
  return { list, replies };
}

/** Everybody is here already; another view of them asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function RepliesScreen({ loaderData }: Route.ComponentProps) {
  const { data: list } = useLoaded(guestsQuery, loaderData.list);
  const { data: replies } = useLoaded(repliesQuery, loaderData.replies);
  useLiveQueries(REPLIES_KINDS, [guestsQuery.queryKey, repliesQuery.queryKey]);
  const actions = useReplyActions();
  const standings = useMemo(() => standingsOf(list, replies), [list, replies]);
  const { households, events, canEdit, seesDetails } = list;
  const formLink = (
    <ButtonLink
      to={paths.guestReplyForm()}
      variant="secondary"
      icon={<ListChecks size={18} aria-hidden="true" />}
    >
      Reply form
    </ButtonLink>
  );
  return (
    <GuestsFrame
      title="Replies"
      actions={
        standings.length > 0 && (
          <div className="flex flex-wrap gap-3" data-print="hidden">
            <a
              href={EXPORT}
              download="replies.csv"
              className={buttonStyle({ variant: 'secondary', className: COMPACT })}
            >
              <Download size={18} aria-hidden="true" />
              <span className="max-sm:sr-only">Export</span>
            </a>
            <Button
              variant="secondary"
              className={COMPACT}
              icon={<Printer size={18} aria-hidden="true" />}
              onPress={() => window.print()}
            >
              <span className="max-sm:sr-only">Print</span>
            </Button>
            {canEdit && (
              <ButtonLink
                to={paths.guestRehearsal()}
                variant="secondary"
                className={COMPACT}
                icon={<Drama size={18} aria-hidden="true" />}
              >
                <span className="max-sm:sr-only">Rehearsal</span>
              </ButtonLink>
            )}
            {formLink}
          </div>
        )
      }
    >
      {standings.length === 0 ? (
        <EmptyState
          title="No one is invited yet"
          icon={<MailOpen size={28} aria-hidden="true" />}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={paths.guests()}>{canEdit ? 'Add guests' : 'See the list'}</ButtonLink>
              {formLink}
            </div>
          }
        >
          Once guests are on your list and invited to an event, their replies show up here. Each household
          answers through a link of its own.
        </EmptyState>
      ) : (
        <>
          <ChangeRequests standings={standings} list={list} replies={replies} actions={actions} />
          <EventCounts events={events} households={households} today={replies.today} />
          <NextInLine list={list} replies={replies} />
          <CareSummary households={households} replies={replies} seesDetails={seesDetails} />
          <Households standings={standings} list={list} today={replies.today} actions={actions} />
        </>
      )}
    </GuestsFrame>
  );
}
