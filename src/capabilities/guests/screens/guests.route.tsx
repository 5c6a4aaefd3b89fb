import { Download, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { Guest } from '../contract.ts';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery } from '../queries.ts';
import { countEvent } from '../rules/event-count.ts';
import {
  EVERYONE,
  filterHouseholds,
  headCount,
  inListOrder,
  readGuestView,
  viewPlaces,
  writeGuestView,
} from '../rules/guest-view.ts';
import type { Route } from './+types/guests.route.ts';
import { useEventActions } from './events/use-event-actions.ts';
import { SavedFilters } from './filters/saved-filters.tsx';
import { GuestFilters } from './guests/guest-filters.tsx';
import { HeadCountBar } from './guests/head-count-bar.tsx';
import { HouseholdList } from './guests/household-list.tsx';
import { NoGuests, NothingShown } from './guests/no-guests.tsx';
import { SelectionBar } from './guests/selection-bar.tsx';
import { useBulkActions } from './guests/use-bulk-actions.ts';
import { useGuestActions } from './guests/use-guest-actions.ts';
import { useTagActions } from './tags/use-tag-actions.ts';

const AddGuestsDialog = lazy(async () => ({
  default: (await import('./guests/add-guests-dialog.tsx')).AddGuestsDialog,
}));
const HouseholdDrawer = lazy(async () => ({
  default: (await import('./guests/household-drawer.tsx')).HouseholdDrawer,
}));

const TagDialog = lazy(async () => ({ default: (await import('./tags/tag-dialog.tsx')).TagDialog }));
const TagsDialog = lazy(async () => ({ default: (await import('./tags/tags-dialog.tsx')).TagsDialog }));

const EXPORT = '/web-api/v1/guests/export';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Everyone you invite, household by household.';
  return pageMeta({ title: 'Guests', description, path: paths.guests(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return apiOf(args.context).guests.listGuests();
}

/** Everybody is here already; another view of them asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function GuestsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(guestsQuery, loaderData);
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey]);
  const actions = useGuestActions(data);
  const eventActions = useEventActions(data);
  const bulkActions = useBulkActions(data, eventActions);
  const tagActions = useTagActions(data);
  const [query] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [tagged, setTagged] = useState<readonly Guest[]>();
  const [openUuid, setOpenUuid] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const view = readGuestView(query);
  const households = useMemo(() => inListOrder(data.households), [data.households]);
  const { events, tags } = data;
  const places = viewPlaces(view, data);
  const place = places.event;
  const counts = useMemo(
    () => events.map(({ dishes }, index) => countEvent(households, index, dishes.length)),
    [events, households],
  );
  const shown = filterHouseholds(households, view, places);
  const isFiltered = shown.length < households.length;
  const marked = shown.filter(({ uuid }) => chosen.has(uuid));
  const open = households.find(({ uuid }) => uuid === openUuid);
  const addButton = data.canEdit && (
    <Button icon={<Plus size={18} aria-hidden="true" />} onPress={() => setAdding(true)}>
      Add guests
    </Button>
  );
  return (
    <GuestsFrame
      title="Guests"
      actions={
        households.length > 0 && (
          <>
            <a
              // What the filters show, and everyone where there are none.
              href={`${EXPORT}${writeGuestView(isFiltered ? view : EVERYONE)}`}
              download="guests.csv"
              className={buttonStyle({ variant: 'secondary', className: 'max-sm:px-3.5!' })}
            >
              <Download size={18} aria-hidden="true" />
              <span className="max-sm:sr-only">{isFiltered ? `Export ${shown.length} shown` : 'Export'}</span>
            </a>
            {addButton}
          </>
        )
      }
    >
      {households.length === 0 ? (
        <NoGuests
          action={
            data.canEdit && (
              <span className="flex flex-wrap justify-center gap-3">
                {addButton}
                <ButtonLink
                  to={paths.guestBuild()}
                  variant="secondary"
                  icon={<Upload size={18} aria-hidden="true" />}
                >
                  Bring a list
                </ButtonLink>
              </span>
            )
          }
        />
      ) : (
        <>
          <HeadCountBar
            view={view}
            events={events}
            counts={counts}
            place={place}
            all={headCount(households)}
            households={households.length}
          />
          <SavedFilters view={view} filters={data.filters} isFiltered={isFiltered} canEdit={data.canEdit} />
          <GuestFilters
            view={view}
            places={places}
            households={households}
            couple={data.couple}
            tags={tags}
            seesDetails={data.seesDetails}
            onManageTags={data.canEdit ? () => setManaging(true) : undefined}
          />
          {shown.length === 0 ? (
            <NothingShown />
          ) : (
            <HouseholdList
              households={shown}
              events={events}
              place={place}
              couple={data.couple}
              tags={tags}
              seesDetails={data.seesDetails}
              editing={data.canEdit ? { onOpen: setOpenUuid, chosen, onChoose: setChosen } : undefined}
            />
          )}
          {marked.length > 0 && (
            <SelectionBar
              households={marked}
              events={events}
              tags={tags}
              couple={data.couple}
              actions={bulkActions}
              tagActions={tagActions}
              onNewTag={setTagged}
              onClear={() => setChosen(new Set())}
            />
          )}
          <p className="mt-4 text-ink-soft text-sm" role="status">
            {shown.length === households.length
              ? plural(households.length, 'household')
              : `${shown.length} of ${plural(households.length, 'household')}`}
          </p>
        </>
      )}
      <Suspense>
        {isAdding && (
          <AddGuestsDialog couple={data.couple} onAdd={actions.addLines} onClose={() => setAdding(false)} />
        )}
        {isManaging && <TagsDialog list={data} actions={tagActions} onClose={() => setManaging(false)} />}
        {tagged && (
          <TagDialog
            onSave={(given) => tagActions.save(undefined, given, tagged)}
            onClose={() => setTagged(undefined)}
          />
        )}
        {open && (
          <HouseholdDrawer
            key={open.uuid}
            household={open}
            others={households}
            couple={data.couple}
            events={events}
            actions={actions}
            tags={tags}
            today={data.today}
            eventActions={eventActions}
            tagActions={tagActions}
            onClose={() => setOpenUuid(undefined)}
          />
        )}
      </Suspense>
    </GuestsFrame>
  );
}
