import { api } from '#app/api.ts';
import { PrivateLink } from '#app/private-link.tsx';
import { Card } from '#ui/card.tsx';
import type { Calendar } from '../../contract.ts';
import { calendarQuery } from '../../queries.ts';

interface LinkCardProps {
  uuid: string;
  calendar: Pick<Calendar, 'link'>;
}

/** The way out: a secret link by which a calendar on a phone follows this one. */
export function LinkCard({ uuid, calendar: { link } }: LinkCardProps) {
  return (
    <Card as="section" aria-labelledby="calendar-link">
      <h2 id="calendar-link" className="text-xl">
        See it on your phone
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Subscribe to this link in your own calendar to see your bookings, with first names, and the days
        you’ve blocked. Keep it to yourself: anyone who has it can see them.
      </p>
      <PrivateLink
        link={link}
        make={() => api.calendars.makeLink({ uuid })}
        end={() => api.calendars.endLink({ uuid })}
        refreshes={[calendarQuery(uuid).queryKey]}
      />
    </Card>
  );
}
