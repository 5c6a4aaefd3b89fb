import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { GuestEvent } from '../contract/events.contract.ts';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery } from '../queries.ts';
import { countEvent } from '../rules/event-count.ts';
import { MOST_EVENTS } from '../rules/guest-limits.ts';
import type { Route } from './+types/events.route.ts';
import { EventCard } from './events/event-card.tsx';
import { useEventActions } from './events/use-event-actions.ts';

const EventDrawer = lazy(async () => ({
  default: (await import('./events/event-drawer.tsx')).EventDrawer,
}));
const RemoveEventDialog = lazy(async () => ({
  default: (await import('./events/remove-event-dialog.tsx')).RemoveEventDialog,
}));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What you invite your guests to, and who is coming.';
  return pageMeta({ title: 'Events', description, path: paths.guestEvents(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return apiOf(args.context).guests.listGuests();
}

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(guestsQuery, loaderData);
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey]);
  const actions = useEventActions(data);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<GuestEvent>();
  const [removed, setRemoved] = useState<GuestEvent>();
  const { events, households, canEdit } = data;
  const addButton = canEdit && events.length < MOST_EVENTS && (
    <Button icon={<CalendarPlus size={18} aria-hidden="true" />} onPress={() => setAdding(true)}>
      Add event
    </Button>
  );
  function close() {
    setAdding(false);
    setEdited(undefined);
  }
  return (
    <GuestsFrame title="Events" actions={events.length > 0 && addButton}>
      {events.length === 0 ? (
        <EmptyState title="What are you inviting them to?" action={addButton}>
          The wedding itself, a welcome dinner, a brunch. Each has its own guests, replies and dishes.
        </EmptyState>
      ) : (
        <ul aria-label="Events" className="grid gap-4 lg:grid-cols-2">
          {events.map((event, place) => (
            <li key={event.uuid}>
              <EventCard
                event={event}
                count={countEvent(households, place, event.dishes.length)}
                today={data.today}
                place={place}
                last={events.length - 1}
                tags={data.tags}
                actions={canEdit ? actions : undefined}
                onEdit={() => setEdited(event)}
                onRemove={() => setRemoved(event)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {(isAdding || edited) && (
          <EventDrawer key={edited?.uuid ?? 'new'} event={edited} actions={actions} onClose={close} />
        )}
        {removed && (
          <RemoveEventDialog
            event={removed}
            count={countEvent(
              households,
              events.findIndex(({ uuid }) => uuid === removed.uuid),
              0,
            )}
            onRemove={() => actions.remove(removed)}
            onClose={() => setRemoved(undefined)}
          />
        )}
      </Suspense>
    </GuestsFrame>
  );
}
