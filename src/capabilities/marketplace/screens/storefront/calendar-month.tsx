import { WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { CalendarDay } from './calendar-day.tsx';
import type { DayAction } from './day-action.ts';
import type { MonthView } from './month-view.ts';

export interface CalendarMonthProps {
  id: string;
  month: MonthView;
  ownDate: string | null;
  action: DayAction;
}

/** As high as six weeks, however many there are: turning to another month moves nothing below it. */
export function CalendarMonth({ id, month, ownDate, action }: CalendarMonthProps) {
  return (
    <div className="min-h-84">
      <h3 id={id} className="pt-2 pb-4 text-center text-lg leading-7">
        {month.label}
      </h3>
      <table aria-labelledby={id} className="mx-auto w-full table-fixed sm:w-auto">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-medium text-ink-soft text-xs">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={week.find((day) => day !== null)?.date ?? index}>
              {week.map((day, weekday) => (
                <td key={day?.date ?? `none-${WEEKDAY_NAMES[weekday]}`} className="p-0.5">
                  {day && <CalendarDay day={day} isOwn={day.date === ownDate} action={action} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
