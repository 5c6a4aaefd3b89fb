import { z } from 'zod';
import { byUuid, day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { MOST_CHANGED_DAYS } from './rules/calendar-limits.ts';
import { FEED_FAILURES } from './rules/feed-failures.ts';
import { FEED_RULES } from './rules/feed-rules.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

const tag = 'calendars';
const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/calendar';

const settingsShape = {
  /** Whether couples see which days are free. */
  displayAvailability: z.boolean(),
  /** Nobody can book later than this; null where every day is open. */
  availableThrough: day.nullable(),
};

const settingsSchema = z.object({
  ...settingsShape,
  /** 0 for Sunday. */
  daysOff: z.array(z.number().int()),
});

export type CalendarSettings = z.infer<typeof settingsSchema>;

const feedSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Of its address no more than the host: the rest is a secret of its own. */
  host: z.string(),
  readAt: instant,
  triedAt: instant,
  failure: z.enum(FEED_FAILURES).nullable(),
  /** It failed several times in a row. */
  isFailing: z.boolean(),
  days: z.array(day),
});

export type CalendarFeed = z.infer<typeof feedSchema>;

const bookedDaySchema = z.object({
  day,
  /** The couple's first names; '' where nobody knows them. */
  names: z.string(),
  /** Null for a booking that has no lead any more. */
  inquiryUuid: z.uuid().nullable(),
});

export type BookedDay = z.infer<typeof bookedDaySchema>;

const calendarSchema = settingsSchema.extend({
  /** Where the business is. */
  today: day,
  lastDay: day,
  canEdit: z.boolean(),
  blocked: z.array(day),
  booked: z.array(bookedDaySchema),
  feeds: z.array(feedSchema),
  /** The address by which another calendar follows this one; null while there is none, and for who must not share it. */
  link: z.string().nullable(),
});

export type Calendar = z.infer<typeof calendarSchema>;

const days = z.array(day).max(MOST_CHANGED_DAYS);
const feedOf = byUuid.extend({ feedUuid: z.uuid() });

export const calendarsContract = {
  getCalendar: route({
    method: 'GET',
    path: BASE,
    summary: 'The days of a business and why each is taken',
    tag,
    access,
  })
    .input(byUuid)
    .output(calendarSchema),

  changeDays: route({
    method: 'POST',
    path: `${BASE}/days`,
    summary: 'Block days by hand and free others; bookings and other calendars keep theirs',
    tag,
    access,
  })
    .input(byUuid.extend({ block: days, free: days }))
    .output(z.object({ blocked: z.array(day), freed: z.array(day) })),

  changeSettings: route({
    method: 'PUT',
    path: `${BASE}/settings`,
    summary: 'Change what is said; the rest stays',
    tag,
    access,
  })
    .input(
      byUuid.extend(z.object(settingsShape).partial().shape).extend({
        dayOff: z.object({ weekday: z.number().int().min(0).max(6), isOff: z.boolean() }).optional(),
      }),
    )
    .output(settingsSchema),

  addFeed: route({
    method: 'POST',
    path: `${BASE}/feeds`,
    summary: 'Have another calendar read; it is read at once, and kept only if that works',
    tag,
    access,
    rate: 'feed-reading',
  })
    .input(ruledObject({ ...byUuid.shape, address: cleanText, name: cleanText.default('') }, FEED_RULES))
    .output(feedSchema),

  readFeed: route({
    method: 'POST',
    path: `${BASE}/feeds/{feedUuid}/reading`,
    summary: 'Read another calendar now',
    tag,
    access,
    rate: 'feed-reading',
  })
    .input(feedOf)
    .output(feedSchema),

  removeFeed: route({
    method: 'DELETE',
    path: `${BASE}/feeds/{feedUuid}`,
    summary: 'Stop reading another calendar; the days that only it took are free',
    tag,
    access,
  })
    .input(feedOf)
    .output(z.object({ removed: z.boolean() })),

  makeLink: route({
    method: 'POST',
    path: `${BASE}/link`,
    summary: 'Make a link by which another calendar follows this one; a new one ends the last',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ link: z.string() })),

  endLink: route({
    method: 'DELETE',
    path: `${BASE}/link`,
    summary: 'Take the link back; it never works again',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ ended: z.boolean() })),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    calendars: typeof calendarsContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** A vendor's days, or what they are read from. */
    calendar: true;
  }
}
