import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { REPLIES_KINDS, sheetsQuery } from '../queries.ts';
import type { Route } from './+types/sheets.route.ts';
import { EventCounts } from './sheets/event-counts.tsx';
import { SheetCard } from './sheets/sheet-card.tsx';
import { useSheetActions } from './sheets/use-sheet-actions.ts';

const NewSheetDialog = lazy(async () => ({
  default: (await import('./sheets/new-sheet-dialog.tsx')).NewSheetDialog,
}));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Counts and dishes for your caterer and venue, always up to date.';
  return pageMeta({ title: 'Sheets', description, path: paths.guestSheets(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [list, sheets] = await Promise.all([api.guests.listGuests(), api.rsvp.listSheets()]);
  return { list, sheets };
}

/** What kitchens and venues get instead of a spreadsheet that is old tomorrow. */
export default function SheetsScreen({ loaderData }: Route.ComponentProps) {
  const { data: list } = useLoaded(guestsQuery, loaderData.list);
  const { data } = useLoaded(sheetsQuery, loaderData.sheets);
  useLiveQueries(REPLIES_KINDS, [guestsQuery.queryKey, sheetsQuery.queryKey]);
  const actions = useSheetActions();
  const [isAdding, setAdding] = useState(false);
  const { events, households } = list;
  if (!data.canShare) {
    return (
      <GuestsFrame title="Sheets">
        <EmptyState
          title="Sheets are shared by the couple"
          icon={<ClipboardList size={28} aria-hidden="true" />}
        >
          They and their planner decide who gets the count.
        </EmptyState>
      </GuestsFrame>
    );
  }
  const add = events.length > 0 && <Button onPress={() => setAdding(true)}>New sheet</Button>;
  return (
    <GuestsFrame title="Sheets" actions={data.sheets.length > 0 && add}>
      <EventCounts
        events={events.map((event, place) => ({
          event,
          coming: countEvent(households, place, event.dishes.length).coming,
          guarantee: data.guarantees.find(({ eventUuid }) => eventUuid === event.uuid),
          plan: data.plans.find(({ eventUuid }) => eventUuid === event.uuid),
        }))}
        actions={actions}
      />
      {data.sheets.length === 0 ? (
        <EmptyState
          title="One link for your caterer"
          icon={<ClipboardList size={28} aria-hidden="true" />}
          action={add}
        >
          A page with the count, the dishes and the allergies of an event. It’s always up to date, shows what
          changed since they looked, and prints on one sheet. No names you don’t want on it.
        </EmptyState>
      ) : (
        <ul aria-label="Sheets" className="grid gap-4 lg:grid-cols-2">
          {data.sheets.map((sheet) => (
            <li key={sheet.uuid}>
              <SheetCard
                sheet={sheet}
                eventName={events.find(({ uuid }) => uuid === sheet.eventUuid)?.name ?? ''}
                onRevoke={() => actions.revoke(sheet)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && <NewSheetDialog events={events} actions={actions} onClose={() => setAdding(false)} />}
      </Suspense>
    </GuestsFrame>
  );
}
