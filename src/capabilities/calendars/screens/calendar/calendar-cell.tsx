import type { CalendarDate as GridDate } from '@internationalized/date';
import { CalendarCell as AriaCell } from 'react-aria-components';
import { calendarDate } from '#base/calendar-date.ts';
import { classNames } from '#ui/class-names.ts';
import { bookedNames, type DayIndex, dayWords, viewDay } from '../../rules/day-view.ts';
import { DAY_FACES } from './day-faces.tsx';

interface CalendarCellProps {
  date: GridDate;
  days: DayIndex;
  isInRange: boolean;
}

const FRAME = classNames(
  'relative flex h-11 w-full cursor-pointer select-none flex-col items-center justify-center gap-0.5 rounded-input border tabular-nums md:h-15',
  'data-hovered:border-ink data-outside-month:invisible data-disabled:cursor-default data-disabled:border-transparent data-disabled:bg-transparent data-disabled:font-normal data-disabled:text-ink/40 data-disabled:no-underline',
  'data-focus-visible:z-10 data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2',
);

/** A day with the mark of why it is taken; where there is room, with the couple who booked it. */
export function CalendarCell({ date, days, isInRange }: CalendarCellProps) {
  const day = calendarDate(date.toString());
  const view = viewDay(days, day);
  const { style, mark } = DAY_FACES[view.face];
  const words = `${dayWords(view)}${isInRange ? ', in your selection' : ''}`;
  return (
    <AriaCell
      date={date}
      data-day={day}
      className={classNames(FRAME, style, isInRange && 'outline-2 outline-secondary -outline-offset-2')}
      // The date alone says nothing of what it is.
      render={(props) => {
        const label = `${props['aria-label']}, ${words}`;
        return <div {...{ ...props, 'aria-label': label }} />;
      }}
    >
      {({ formattedDate, isDisabled, isToday }) => (
        <>
          <span className={classNames('leading-none', isToday && 'font-bold underline underline-offset-4')}>
            {formattedDate}
          </span>
          {!isDisabled && mark}
          {!isDisabled && view.face === 'BOOKED' && (
            <span className="hidden w-full truncate px-1 text-center text-xs leading-tight md:block">
              {bookedNames(view)}
            </span>
          )}
        </>
      )}
    </AriaCell>
  );
}
