import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { SEATING_KINDS, seatingPlansQuery } from '../queries.ts';
import type { Route } from './+types/seating.route.ts';
import { SeatingPage } from './frame/seating-page.tsx';
import { NoEvent } from './start/no-event.tsx';
import { StartSeating } from './start/start-seating.tsx';
import { PlanGone } from './versions/plan-gone.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Who sits where, drawn to scale, with the reasons.';
  return pageMeta({ title: 'Seating', description, path: paths.seatingChart(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  const user = await requireOwner(args, 'couple');
  const [wedding] = user.user_role_account_weddings;
  const keptAs = `${user.object_id}:${wedding?.wedding_uuid ?? 'new'}`;
  const api = apiOf(args.context).seating;
  const list = await api.listPlans();
  const query = new URL(args.request.url).searchParams;
  const wanted = query.get('event');
  const event = list.events.find(({ uuid }) => uuid === wanted) ?? firstEvent(list);
  const ofEvent = list.plans.filter(({ eventUuid }) => eventUuid === event?.uuid);
  const chosen = ofEvent.find(({ uuid }) => uuid === query.get('plan')) ?? ofEvent[0];
  const plan = chosen ? await api.readPlan({ uuid: chosen.uuid }) : null;
  return { list, event: event ?? null, plan, keptAs };
}

type List = Awaited<ReturnType<ReturnType<typeof apiOf>['seating']['listPlans']>>;

/** The one that is planned already, else where most people come. */
function firstEvent({ events, plans }: List): List['events'][number] | undefined {
  const planned = events.find(({ uuid }) => plans.some(({ eventUuid }) => eventUuid === uuid));
  return planned ?? events.toSorted((one, other) => other.people - one.people)[0];
}

export default function SeatingScreen({ loaderData }: Route.ComponentProps) {
  const { list: loaded, event, plan, keptAs } = loaderData;
  const { data: list } = useLoaded(seatingPlansQuery, loaded);
  useLiveQueries(SEATING_KINDS, [seatingPlansQuery.queryKey]);
  const isListed = plan !== null && list.plans.some(({ uuid }) => uuid === plan.uuid);
  // A list that was asked for before the plan was made does not have it yet.
  const [seen, setSeen] = useState<string>();
  if (isListed && seen !== plan.uuid) setSeen(plan.uuid);
  const isGone = plan !== null && !isListed && seen === plan.uuid;
  const isBegun = plan === null && list.plans.some(({ eventUuid }) => eventUuid === event?.uuid);
  const { revalidate } = useRevalidator();
  // The other partner was faster: one plan is begun, not two.
  useEffect(() => {
    if (isBegun) void revalidate();
  }, [isBegun, revalidate]);
  return (
    <>
      <PlanningNav />
      {plan && isGone ? (
        <PlanGone plan={plan} list={list} />
      ) : plan && event ? (
        <SeatingPage key={plan.uuid} loaded={plan} list={list} keptAs={keptAs} />
      ) : event ? (
        <StartSeating event={event} list={list} />
      ) : (
        <NoEvent />
      )}
    </>
  );
}
