/** Where other calendars ask; the process serves it (`src/server/http/calendar-links.ts`). */
export const CALENDAR_LINK_PATH = '/web-marketplace-api/v1/calendar-links';

export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${CALENDAR_LINK_PATH}/${token}/calendar.ics`;
}
