import { orpc } from '#app/orpc.ts';

export function calendarQuery(uuid: string) {
  return orpc.calendars.getCalendar.queryOptions({ input: { uuid } });
}
