import { Download } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { buttonStyle } from '#ui/button-style.ts';
import type { Guest, Household } from '../contract.ts';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery, suggestionsQuery } from '../queries.ts';
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
import { AddButton } from './guests/add-button.tsx';
import { GuestFilters } from './guests/guest-filters.tsx';
import { HeadCountBar } from './guests/head-count-bar.tsx';
import { HouseholdList } from './guests/household-list.tsx';
import { NoGuests, NothingShown } from './guests/no-guests.tsx';
import { SelectionBar } from './guests/selection-bar.tsx';
import { useBulkActions } from './guests/use-bulk-actions.ts';
import { useGuestActions } from './guests/use-guest-actions.ts';
import { FamilyRole } from './suggestions/family-role.tsx';
import { OwnSuggestions } from './suggestions/own-suggestions.tsx';
import { SuggestionTools } from './suggestions/suggestion-tools.tsx';
import { useSuggestionActions } from './suggestions/use-suggestion-actions.ts';
import { useTagActions } from './tags/use-tag-actions.ts';

const AddOrSuggestDialog = lazy(async () => ({
  default: (await import('./suggestions/add-or-suggest-dialog.tsx')).AddOrSuggestDialog,
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
  const { guests } = apiOf(args.context);
  const [list, suggested] = await Promise.all([guests.listGuests(), guests.listSuggestions()]);
  return { list, suggested };
}

/** Everybody is here already; another view of them asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** The household in the drawer. Somebody else may have deleted it: what is typed stays, and saving says so. */
function useOpenHousehold(households: readonly Household[]) {
  const [opened, setOpened] = useState<Household>();
  const named = (wanted: string | undefined) => households.find(({ uuid }) => uuid === wanted);
  return {
    open: named(opened?.uuid) ?? opened,
    onOpen: (wanted: string) => setOpened(named(wanted)),
    onClose: () => setOpened(undefined),
  };
}

export default function GuestsScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(guestsQuery, loaderData.list);
  const { suggestions } = useLoaded(suggestionsQuery, loaderData.suggested).data;
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey, suggestionsQuery.queryKey]);
  const actions = useGuestActions(data);
  const eventActions = useEventActions(data);
  const bulkActions = useBulkActions(data, eventActions);
  const tagActions = useTagActions(data);
  const suggestionActions = useSuggestionActions();
  const [query] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [tagged, setTagged] = useState<readonly Guest[]>();
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
  const waiting = filterHouseholds(
    households,
    { ...EVERYONE, reply: 'INVITED', list: 'INVITED' },
    { ...places, tag: null },
  ).length;
  const isFiltered = shown.length < households.length;
  const marked = shown.filter(({ uuid }) => chosen.has(uuid));
  const { open, onOpen, onClose } = useOpenHousehold(households);
  const onAdd = () => setAdding(true);
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
            <AddButton list={data} onPress={onAdd} />
          </>
        )
      }
    >
      <SuggestionTools list={data} suggestions={suggestions} actions={suggestionActions} />
      {households.length === 0 ? (
        <NoGuests list={data} onAdd={onAdd} />
      ) : (
        <>
          <HeadCountBar
            view={view}
            events={events}
            counts={counts}
            place={place}
            all={headCount(households)}
            households={households.length}
            waiting={waiting}
            today={data.today}
            canRemind={data.canEdit && data.seesDetails}
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
              editing={data.canEdit ? { onOpen, chosen, onChoose: setChosen } : undefined}
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
      <FamilyRole family={data.family} onChange={suggestionActions.setFamily} />
      {data.canSuggest && <OwnSuggestions suggestions={suggestions} couple={data.couple} />}
      <Suspense>
        {isAdding && (
          <AddOrSuggestDialog
            list={data}
            onAdd={actions.addLines}
            onSuggest={suggestionActions.suggest}
            onClose={() => setAdding(false)}
          />
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
            onClose={onClose}
          />
        )}
      </Suspense>
    </GuestsFrame>
  );
}
