export { CALENDAR_LINK_PATH } from './link/link-address.ts';
export { writeOwnCalendar } from './link/write-own-calendar.ts';
export { calendars } from './manifest.ts';
