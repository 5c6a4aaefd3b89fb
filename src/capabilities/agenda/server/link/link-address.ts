/** Where other calendars ask; the process serves it (`src/server/http/calendar-links.ts`). */
export const AGENDA_LINK_PATH = '/web-api/v1/agenda-links';

export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${AGENDA_LINK_PATH}/${token}/wedding.ics`;
}
