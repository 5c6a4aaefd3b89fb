import { calendarDate } from '#base/calendar-date.ts';
import type { StandingFacts, YearFacts } from '../rules/standing-facts.ts';

/** A listing that has everything, to take something away from. */
export const EXCELLENT: StandingFacts = {
  day: calendarDate('2026-11-15'),
  publishedOn: calendarDate('2026-09-01'),
  inquiries: 34,
  answered: 33,
  medianMinutes: 175,
  activity: 69,
  activityBefore: 46,
  place: 9,
  peers: 112,
  reviews: 38,
  ratingSum: 186,
  views: 400,
  medianViews: 493,
  year: { reviews: 7, ratingSum: 34, inquiries: 50, answered: 48, complaints: 0 },
};

type Changes = Partial<Omit<StandingFacts, 'year'>> & { year?: Partial<YearFacts> };

export function factsWith({ year, ...changes }: Changes): StandingFacts {
  return { ...EXCELLENT, ...changes, year: { ...EXCELLENT.year, ...year } };
}
