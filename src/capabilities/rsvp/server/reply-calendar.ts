import { calendarDate } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { eventMinutes } from '#capabilities/guests/rules/event-minutes.ts';
import { type CalendarEntry, writeCalendar } from '#platform/calendar/write-calendar.ts';
import type { Platform } from '#platform/platform.ts';
import { coupleWords } from '../rules/couple-words.ts';
import type { InvitedEvent } from '../rules/household-invitation.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import { openLink } from './open-link.ts';
import { findWeddingPlace } from './settings.store.ts';
import { weddingZone } from './wedding-zone.ts';

function entryOf(event: InvitedEvent, couple: string, timeZone: string): CalendarEntry[] {
  if (event.date === null) return [];
  const time =
    event.startsAt === ''
      ? { day: calendarDate(event.date) }
      : {
          startsAt: `${event.date}T${event.startsAt}`,
          minutes: eventMinutes(event),
          timeZone,
        };
  const location = [event.placeName, event.address].filter(Boolean).join(', ');
  return [
    {
      uid: `${event.uuid}@ampersand`,
      summary: `${event.name} · ${couple}`,
      isBusy: true,
      ...(location && { location }),
      ...(event.text && { description: event.text }),
      ...time,
    },
  ];
}

/** What somebody of the household comes to, and whatever asks for no answer. */
export async function replyCalendar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code }: { code: string },
): Promise<Result<File>> {
  const opened = await openLink(db, { clock }, code);
  if (!opened.ok) return opened;
  const { link, invitation } = opened.value;
  const place = await findWeddingPlace(db, link.weddingId);
  const words = wordsOf(invitation.language);
  const couple = coupleWords(words, invitation);
  const entries = invitation.events
    .filter(({ asksReply, invited }) => !asksReply || invited.some(({ status }) => status === 'ATTENDING'))
    .flatMap((event) => entryOf(event, couple, weddingZone(place ?? { spot: null })));
  const text = writeCalendar(words.pageTitle(couple), entries, clock.now());
  return ok(new File([text], 'wedding.ics', { type: 'text/calendar; charset=utf-8' }));
}
