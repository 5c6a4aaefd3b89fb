import type { CalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { Card } from '#ui/card.tsx';
import type { AgendaItem } from '../../rules/agenda-item.ts';
import { AgendaRow } from './agenda-row.tsx';

interface DayPanelProps {
  day: CalendarDate;
  today: string;
  items: readonly AgendaItem[];
}

/** Everything of the selected day. */
export function DayPanel({ day, today, items }: DayPanelProps) {
  return (
    <section aria-labelledby="selected-day" aria-live="polite" data-print="hidden">
      <h2 id="selected-day" className="mb-3 text-xl">
        {formatLongDate(day)}
      </h2>
      <Card padding="none">
        {items.length === 0 ? (
          <p className="px-5 py-4 text-ink-soft">Nothing planned for this day.</p>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.id}>
                <AgendaRow item={item} today={today} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
