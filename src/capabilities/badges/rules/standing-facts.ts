import type { CalendarDate } from '#base/calendar-date.ts';

/** What is known of a listing at the end of a day: all that badges and awards are judged by. */
export type StandingFacts = {
  day: CalendarDate;
  /** Null while it has never been published. */
  publishedOn: CalendarDate | null;
  /** Inquiries of the last 90 days, how many of them were answered, and how soon half of those were. */
  inquiries: number;
  answered: number;
  medianMinutes: number | null;
  /** Saves and inquiries of the last 30 days, and of the 30 before. */
  activity: number;
  activityBefore: number;
  /** Its place by them among the published of its category and market; null for who is not one of them. */
  place: number | null;
  peers: number;
  /** All reviews so far. */
  reviews: number;
  ratingSum: number;
  /** Views of the last 30 days, and what half of the market stays below. */
  views: number;
  medianViews: number | null;
  year: YearFacts;
};

/** The calendar year of the day, up to that day. */
export type YearFacts = {
  reviews: number;
  ratingSum: number;
  inquiries: number;
  answered: number;
  complaints: number;
};

/** A part of a whole; null of nothing. Division rounds correctly, so that 9 of 10 and 18 of 20 both are 0.9. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** As they are kept for a day; the day stands beside them. */
export type KeptFacts = Omit<StandingFacts, 'day'>;
