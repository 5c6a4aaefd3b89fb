import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button as AriaButton,
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import type { Calendar } from '../../contract.ts';
import { daysFromTo } from '../../rules/day-runs.ts';
import { indexDays, isChangedByPress, viewDay } from '../../rules/day-view.ts';
import { CalendarCell } from './calendar-cell.tsx';
import { DayDetails } from './day-details.tsx';
import { DayLegend } from './day-faces.tsx';
import { RangeBar } from './range-bar.tsx';
import { useChangeDays } from './use-change-days.ts';
import { useDayRange } from './use-day-range.ts';
import { useMonthsShown } from './use-months-shown.ts';

/** The first month, the second, the third. */
const OFFSETS = [0, 1, 2];

const TURN =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink data-disabled:opacity-35';

interface CalendarBoardProps {
  uuid: string;
  calendar: Calendar;
}

/** The months, and everything that is done with their days. */
export function CalendarBoard({ uuid, calendar }: CalendarBoardProps) {
  const { canEdit } = calendar;
  const months = useMonthsShown();
  const shownMonths = OFFSETS.slice(0, months);
  const { shown, change } = useChangeDays(uuid, calendar);
  const days = useMemo(() => indexDays(shown), [shown]);
  const [opened, setOpened] = useState<CalendarDate>();
  const bounds = { from: calendarDate(calendar.today), through: calendarDate(calendar.lastDay) };

  function press(day: CalendarDate) {
    setOpened(day);
    const view = viewDay(days, day);
    if (!canEdit || !isChangedByPress(view)) return;
    void change(view.isBlocked ? { block: [], free: [day] } : { block: [day], free: [] });
  }
  const { range, isPicking, startPicking, clear, grid, around } = useDayRange({
    bounds,
    isOn: canEdit,
    onPress: press,
  });
  const selected = useMemo(() => (range ? daysFromTo(range.anchor, range.end) : []), [range]);
  const inRange = useMemo(() => new Set<string>(selected), [selected]);

  function changeSelected(what: 'block' | 'free') {
    void change({ block: [], free: [], [what]: selected });
    clear();
  }

  return (
    <section aria-label="Your days">
      <div {...around}>
        <AriaCalendar
          {...grid}
          aria-label="Availability"
          value={null}
          minValue={parseDate(bounds.from)}
          maxValue={parseDate(bounds.through)}
          visibleDuration={{ months }}
          pageBehavior="single"
        >
          <header className="flex items-center justify-between gap-2 pb-3">
            <AriaButton slot="previous" className={TURN}>
              <ChevronLeft size={20} aria-hidden="true" />
            </AriaButton>
            {shownMonths.map((offset) => (
              <CalendarHeading
                key={offset}
                offset={{ months: offset }}
                className="grow basis-0 text-center text-xl"
              />
            ))}
            <AriaButton slot="next" className={TURN}>
              <ChevronRight size={20} aria-hidden="true" />
            </AriaButton>
          </header>
          <div className="grid gap-x-8 md:grid-cols-2 2xl:grid-cols-3">
            {shownMonths.map((offset) => (
              <CalendarGrid
                key={offset}
                offset={{ months: offset }}
                weekdayStyle="short"
                className="h-fit w-full table-fixed border-separate border-spacing-1"
              >
                <CalendarGridHeader>
                  {(weekday) => (
                    <CalendarHeaderCell className="pb-1 font-medium text-ink-soft text-xs">
                      {weekday}
                    </CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell date={date} days={days} isInRange={inRange.has(date.toString())} />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            ))}
          </div>
        </AriaCalendar>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <DayLegend />
        {canEdit && !isPicking && !range && (
          <Button variant="secondary" size="small" onPress={startPicking}>
            Select several days
          </Button>
        )}
      </div>
      <DayDetails view={opened && viewDay(days, opened)} canEdit={canEdit} />
      {(range || isPicking) && (
        <RangeBar
          days={selected}
          onBlock={() => changeSelected('block')}
          onFree={() => changeSelected('free')}
          onCancel={clear}
        />
      )}
    </section>
  );
}
