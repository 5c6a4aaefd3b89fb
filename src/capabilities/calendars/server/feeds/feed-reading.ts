import type { CalendarDate } from '#base/calendar-date.ts';
import type { DayWindow } from '../../rules/event-days.ts';
import type { FeedFailure } from '../../rules/feed-failures.ts';

export type FeedText = {
  text: string;
  /** Where the business has its days. */
  timeZone: string;
  window: DayWindow;
};

export type FeedReading =
  | { kind: 'days'; days: CalendarDate[]; name: string | null }
  | { kind: 'failed'; failure: FeedFailure };

export class FeedError extends Error {
  readonly failure: FeedFailure;

  constructor(failure: FeedFailure) {
    super(failure);
    this.failure = failure;
  }
}
