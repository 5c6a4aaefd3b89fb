import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { type CalendarDate, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { classNames } from '#ui/class-names.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AGENDA_KEY, AGENDA_LIVE_KINDS, agendaLinkQuery, agendaQuery } from '../queries.ts';
import { itemsByDay } from '../rules/agenda-groups.ts';
import {
  type CalendarView,
  itemsOfKinds,
  readCalendarView,
  spanOfView,
  writeCalendarView,
} from '../rules/calendar-view.ts';
import { firstOfMonth, monthOf } from '../rules/month-grid.ts';
import type { Route } from './+types/calendar.route.ts';
import { AgendaList } from './calendar/agenda-list.tsx';
import { DayPanel } from './calendar/day-panel.tsx';
import { MonthGrid } from './calendar/month-grid.tsx';
import { SubscribeCard } from './calendar/subscribe-card.tsx';
import { KindFilters, ViewBar } from './calendar/view-bar.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Every task, payment, and event of your plan, by day.';
  return pageMeta(
    { title: 'Calendar', description, path: paths.planningCalendar(), isUnlisted: true },
    matches,
  );
}

/** Only to choose the month a page opens with; which day it is where the wedding is, the call says. */
const MOST_LIKELY_ZONE = 'America/New_York';

export async function loader(args: Route.LoaderArgs) {
  const {
    user_role_account_weddings: [wedding],
  } = await requireOwner(args, 'couple');
  const view = readCalendarView(
    args.url.searchParams,
    calendarDateOf(args.context.get(requestScope).now(), MOST_LIKELY_ZONE),
  );
  const { agenda } = apiOf(args.context);
  const [days, link] = await Promise.all([agenda.readAgenda(spanOfView(view)), agenda.readLink()]);
  // Whoever has no wedding yet owns the one that the day begins.
  return { view, days, link, canSetDate: wedding?.allowed.includes('edit-details') ?? true };
}

/** The day that is open when a month is: today, the wedding, or its first. */
function dayToOpen(month: CalendarDate, ...days: (string | null)[]): CalendarDate {
  const found = days.find((day) => day !== null && monthOf(day) === monthOf(month));
  return found ? calendarDate(found) : month;
}

/** Where a press already leads while its days are on their way: the next press goes on from there. */
function useView(loaded: CalendarView): { view: CalendarView; isTurning: boolean } {
  const { location } = useNavigation();
  if (!location) return { view: loaded, isTurning: false };
  const isHere = location.pathname === paths.planningCalendar();
  const search = new URLSearchParams(location.search);
  return { view: isHere ? readCalendarView(search, loaded.month) : loaded, isTurning: true };
}

export default function PlanningCalendarScreen({ loaderData }: Route.ComponentProps) {
  const { days, link, canSetDate } = loaderData;
  const { view, isTurning } = useView(loaderData.view);
  const { data: agenda } = useLoaded(agendaQuery(spanOfView(loaderData.view)), days);
  // The list and the grid are of different days: until those are there, it stays as it is.
  const isMonth = loaderData.view.view === 'month';
  const { data: ownLink } = useLoaded(agendaLinkQuery, link);
  useLiveQueries(AGENDA_LIVE_KINDS, [AGENDA_KEY]);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<CalendarDate>();
  const { today, weddingDate } = agenda;
  const items = itemsOfKinds(agenda.items, view.kinds);
  const byDay = itemsByDay(items);
  const isChosenShown = chosen !== undefined && monthOf(chosen) === monthOf(view.month);
  const selected = isChosenShown ? chosen : dayToOpen(view.month, today, weddingDate);
  function select(day: CalendarDate) {
    setChosen(day);
    if (monthOf(day) === monthOf(view.month)) return;
    void navigate(writeCalendarView({ ...view, month: firstOfMonth(day) }), { preventScrollReset: true });
  }
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`} {...wideWork}>
        <PageHeading
          className="mb-5 md:mb-6"
          title="Calendar"
          lead={
            weddingDate === null && canSetDate ? (
              <>
                Your tasks get their days once there’s a wedding day.{' '}
                <TextLink to={paths.accountSettings('wedding')}>Set your date</TextLink>
              </>
            ) : (
              'Every task, payment, and event of your plan, by day.'
            )
          }
        />
        <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
          <div
            aria-busy={isTurning}
            className={classNames('min-w-0 transition-opacity', isTurning && 'opacity-60')}
          >
            <ViewBar view={view} today={today} weddingDate={weddingDate} />
            <KindFilters view={view} />
            {isMonth ? (
              <MonthGrid
                month={view.month}
                byDay={byDay}
                today={today}
                weddingDate={weddingDate}
                selected={selected}
                onSelect={select}
              />
            ) : (
              <AgendaList agenda={agenda} items={items} month={loaderData.view.month} />
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-8" data-print="hidden">
            {isMonth && <DayPanel day={selected} today={today} items={byDay.get(selected) ?? []} />}
            <SubscribeCard link={ownLink} />
          </div>
        </div>
      </div>
    </>
  );
}
