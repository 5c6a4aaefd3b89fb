import { useState } from 'react';
import { api } from '#app/api.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import type { Household } from '../contract.ts';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery } from '../queries.ts';
import { headCount } from '../rules/guest-view.ts';
import { householdName } from '../rules/household-names.ts';
import type { Route } from './+types/build.route.ts';
import { GuestLinesForm, useGuestLinesForm } from './guests/guest-lines-form.tsx';
import { type GuestLines, useGuestActions } from './guests/use-guest-actions.ts';
import { AddedHouseholds } from './list-builder/added-households.tsx';
import { BringList } from './list-builder/bring-list.tsx';
import { useGuestStep } from './use-guest-step.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Type everyone you can think of, or bring a list you already have.';
  return pageMeta(
    { title: 'Build your list', description, path: paths.guestBuild(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return apiOf(args.context).guests.listGuests();
}

export default function BuildScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(guestsQuery, loaderData);
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey]);
  const actions = useGuestActions(data);
  const step = useGuestStep();
  const [added, setAdded] = useState<readonly Household[]>([]);
  const form = useGuestLinesForm(async (typed: GuestLines) => {
    const { households } = await actions.addLines(typed);
    setAdded((before) => [...households.toReversed(), ...before]);
  });

  function takeBack(household: Household) {
    setAdded((before) => before.filter(({ uuid }) => uuid !== household.uuid));
    step({
      call: () => api.guests.removeHouseholds({ uuids: [household.uuid] }),
      done: { tone: 'neutral', message: `Removed ${householdName(household)}.` },
    });
  }

  if (!data.canEdit) {
    return (
      <GuestsFrame title="Build your list">
        <EmptyState
          title="You can look, not change"
          action={<ButtonLink to={paths.guests()}>Go to the guest list</ButtonLink>}
        >
          {data.canSuggest
            ? 'The couple decides who is added. Suggest guests on the list.'
            : 'Only those who plan the wedding add guests.'}
        </EmptyState>
      </GuestsFrame>
    );
  }
  const { people } = headCount(data.households);
  // Who was changed or deleted meanwhile is no longer just added.
  const known = new Set(data.households.map(({ uuid }) => uuid));
  return (
    <GuestsFrame title="Build your list">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <section aria-label="Type names" className="rounded-card border border-line bg-paper p-5">
            <h2 className="mb-1 font-display text-2xl">Type names</h2>
            <p className="mb-4 text-ink-soft">Everyone you can think of. You can sort them out later.</p>
            <GuestLinesForm form={form} couple={data.couple} rows={5} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-soft" role="status">
                {plural(people, 'person', 'people')} on your list
              </p>
              <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Adding">
                Add to list
              </FormSubmitButton>
            </div>
          </section>
          <AddedHouseholds households={added.filter(({ uuid }) => known.has(uuid))} onUndo={takeBack} />
        </div>
        <BringList />
      </div>
    </GuestsFrame>
  );
}
