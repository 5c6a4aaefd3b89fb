import { defineErrors } from '#platform/contract/errors.ts';

export const calendarErrors = defineErrors({
  'calendar.feed_unreadable': 400,
  'calendar.feed_twice': 400,
  'calendar.too_many_feeds': 400,
  'calendar.feed_not_found': 404,
});

type CalendarErrors = typeof calendarErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends CalendarErrors {}
}
