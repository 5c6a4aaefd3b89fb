import { paths } from '#app/rules/paths.ts';
import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatDateInText, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BookedDay } from '../../contract.ts';

const MOST_SHOWN = 6;

/** The next couples, each a step away from their lead. */
export function UpcomingBookings({ booked }: { booked: readonly BookedDay[] }) {
  const known = booked.filter(({ inquiryUuid }) => inquiryUuid !== null);
  if (known.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="upcoming-bookings">
      <h2 id="upcoming-bookings" className="text-xl">
        Next bookings
      </h2>
      <ul className="mt-3 grid gap-3">
        {known.slice(0, MOST_SHOWN).map(({ day, names, inquiryUuid }) => (
          <li key={inquiryUuid}>
            <TextLink to={paths.leads('booked', inquiryUuid ?? undefined)}>{names || 'A couple'}</TextLink>
            <p className="text-ink-soft text-sm">
              {WEEKDAY_NAMES[dayOfWeek(calendarDate(day))]}, {formatDateInText(calendarDate(day))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
