import { CalendarCheck, CalendarX, CircleHelp } from 'lucide-react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import type { OwnDay } from './inquiry-state.ts';

/** Whether the couple's day is free, as far as anyone can tell. */
export function OwnDayLine({ day }: { day: OwnDay }) {
  const date = formatLongDate(calendarDate(day.date));
  if (day.state === 'FREE') {
    return (
      <p className="flex gap-2 font-semibold text-forest">
        <CalendarCheck size={20} aria-hidden="true" className="mt-0.75" />
        Free on {date}
      </p>
    );
  }
  if (day.state === 'TAKEN' || day.state === 'OFF') {
    return (
      <p className="flex gap-2 font-semibold text-red-deep">
        <CalendarX size={20} aria-hidden="true" className="mt-0.75" />
        Not free on {date}
      </p>
    );
  }
  return (
    <p className="flex gap-2 text-ink-soft">
      <CircleHelp size={20} aria-hidden="true" className="mt-0.75" />
      Your day is {date}. Ask them if they’re free.
    </p>
  );
}
