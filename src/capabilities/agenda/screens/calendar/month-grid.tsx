import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarDate } from '#base/calendar-date.ts';
import { formatMonthYear, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import type { AgendaItem } from '../../rules/agenda-item.ts';
import { dayAfterKey, monthOf, monthWeeks } from '../../rules/month-grid.ts';
import { MonthCell } from './month-cell.tsx';

interface MonthGridProps {
  month: CalendarDate;
  byDay: ReadonlyMap<string, readonly AgendaItem[]>;
  today: string;
  weddingDate: string | null;
  selected: CalendarDate;
  onSelect: (day: CalendarDate) => void;
}

/** Arrows move by day and week, Home and End in the week, Page Up and Down by month; the month follows. */
export function MonthGrid({ month, byDay, today, weddingDate, selected, onSelect }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  /** Where a key led: its button may come with another month. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`);
    if (!button || awaited.current !== selected) return;
    awaited.current = undefined;
    button.focus();
  });
  function follow(event: KeyboardEvent) {
    const isDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const next = isDay ? dayAfterKey(selected, event.key) : undefined;
    if (!next) return;
    event.preventDefault();
    awaited.current = next;
    onSelect(next);
  }
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only the cells of a grid may be selected and walked by arrows.
      role="grid"
      aria-label={formatMonthYear(month)}
      onKeyDown={follow}
      className="w-full table-fixed border-separate border-spacing-0 md:border-collapse"
    >
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 font-medium text-ink-soft text-xs">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthCell
                key={day}
                day={day}
                items={byDay.get(day) ?? []}
                isOutside={monthOf(day) !== monthOf(month)}
                isToday={day === today}
                isWedding={day === weddingDate}
                isSelected={day === selected}
                onSelect={() => onSelect(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
