import { addMonths, type CalendarDate } from '#base/calendar-date.ts';
import { AGENDA_KINDS, type AgendaItem, type AgendaKind } from './agenda-item.ts';
import { type AgendaSpan, lookAhead } from './agenda-span.ts';
import { firstOfMonth, monthOf, monthWeeks, readMonth } from './month-grid.ts';

/** What the address says about the page. */
export type CalendarView = {
  view: 'month' | 'agenda';
  /** The first day of the month that is shown, or that the list begins with. */
  month: CalendarDate;
  /** All of them while none is chosen. */
  kinds: readonly AgendaKind[];
};

export function readCalendarView(search: URLSearchParams, today: CalendarDate): CalendarView {
  const named = search.get('kinds')?.split(',') ?? [];
  return {
    view: search.get('view') === 'agenda' ? 'agenda' : 'month',
    month: readMonth(search.get('month')) ?? firstOfMonth(today),
    kinds: AGENDA_KINDS.filter((kind) => named.includes(kind.toLowerCase())),
  };
}

/** '?view=agenda&month=2027-06&kinds=payment,event' */
export function writeCalendarView({ view, month, kinds }: CalendarView): string {
  const search = new URLSearchParams();
  if (view === 'agenda') search.set('view', view);
  search.set('month', monthOf(month));
  const named = kinds.map((kind) => kind.toLowerCase()).join(',');
  return `?${search}${named && `&kinds=${named}`}`;
}

/** The same view a month or more away; undefined where there is none. */
export function turnView(view: CalendarView, months: number): CalendarView | undefined {
  const month = addMonths(view.month, months);
  return readMonth(monthOf(month)) && { ...view, month };
}

/** With a kind more or less. */
export function toggleKind(view: CalendarView, kind: AgendaKind): CalendarView {
  const isOn = view.kinds.includes(kind);
  const kinds = AGENDA_KINDS.filter((each) => (each === kind ? !isOn : view.kinds.includes(each)));
  return { ...view, kinds };
}

/** The days to ask for: all that the grid shows, or the next year with what may be late before it. */
export function spanOfView({ view, month }: CalendarView): AgendaSpan {
  if (view === 'agenda') return lookAhead(month);
  const days = monthWeeks(month).flat();
  return { from: days[0] ?? month, through: days.at(-1) ?? month };
}

export function itemsOfKinds(
  items: readonly AgendaItem[],
  kinds: readonly AgendaKind[],
): readonly AgendaItem[] {
  return kinds.length === 0 ? items : items.filter(({ kind }) => kinds.includes(kind));
}
