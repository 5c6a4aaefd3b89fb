import type { FastifyInstance } from 'fastify';
import { AGENDA_LINK_PATH, agendaSourcesOf, writeAgendaFeed } from '#capabilities/agenda/server/index.ts';
import { CALENDAR_LINK_PATH, writeOwnCalendar } from '#capabilities/calendars/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities } from '../ordered-capabilities.ts';
import { registerCalendarFeed } from './register-calendar-feed.ts';

/** A vendor's days, and what a person plans. */
export function registerCalendarLinks(app: FastifyInstance, platform: Platform): void {
  const sources = agendaSourcesOf(capabilities);
  registerCalendarFeed(app, platform, {
    path: CALENDAR_LINK_PATH,
    fileName: 'calendar.ics',
    write: (token) => writeOwnCalendar(platform, token),
  });
  registerCalendarFeed(app, platform, {
    path: AGENDA_LINK_PATH,
    fileName: 'wedding.ics',
    write: (token) => writeAgendaFeed({ ...platform, sources }, token),
  });
}
