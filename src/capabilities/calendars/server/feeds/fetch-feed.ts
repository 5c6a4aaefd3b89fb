import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import type { Platform } from '#platform/platform.ts';
import { FEED_LIMITS, feedWindow } from '../../rules/calendar-limits.ts';
import type { FeedFailure } from '../../rules/feed-failures.ts';
import { parseInThread } from './parse-in-thread.ts';

/** As the servers of calendars call them; some know no type of their own for them. */
const CALENDAR_TYPES = [
  'text/calendar',
  'text/x-vcalendar',
  'application/calendar',
  'application/ics',
  'application/octet-stream',
  'binary/octet-stream',
  'text/plain',
];

export type FetchedFeed =
  | {
      kind: 'days';
      days: CalendarDate[];
      name: string | null;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FeedFailure };

type Asked = { address: string; timeZone: string; etag?: string | null; lastModified?: string | null };

/** Asks for a calendar and takes it apart. Takes seconds at most, and no transaction waits for it. */
export async function fetchFeed(
  { webReader, clock, publicUrl }: Pick<Platform, 'webReader' | 'clock' | 'publicUrl'>,
  { address, timeZone, etag = null, lastModified = null }: Asked,
): Promise<FetchedFeed> {
  if (URL.parse(address)?.host === new URL(publicUrl).host)
    return { kind: 'failed', failure: 'OWN_CALENDAR' };
  const answer = await webReader.read({
    address,
    types: CALENDAR_TYPES,
    mostBytes: FEED_LIMITS.bytes,
    etag,
    lastModified,
  });
  if (answer.kind === 'refused') return { kind: 'failed', failure: answer.reason };
  if (answer.kind === 'unchanged') return answer;
  const reading = await parseInThread({
    text: new TextDecoder().decode(answer.bytes),
    timeZone,
    window: feedWindow(calendarDateOf(clock.now(), timeZone)),
  });
  if (reading.kind === 'failed') return reading;
  return { ...reading, etag: answer.etag, lastModified: answer.lastModified };
}
