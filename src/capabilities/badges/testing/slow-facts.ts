import { addDays, type CalendarDate, calendarDateOf, datePartsOf } from '#base/calendar-date.ts';
import type { StandingFacts } from '../rules/standing-facts.ts';

/** All that ever happened to a listing, as somebody would write it down who was there. */
export type Diary = {
  id: number;
  publishedAt: Date;
  asked: { at: Date; answeredAt?: Date; dismissedAt?: Date }[];
  saved: { at: Date; removedAt?: Date }[];
  reviewed: { at: Date; rating: number }[];
  viewed: Map<CalendarDate, number>;
};

const middle = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** The same facts in the slow and obvious way, of the listings of one market. */
export function slowFacts(diaries: readonly Diary[], day: CalendarDate): Map<number, StandingFacts> {
  const dayOf = (at: Date) => calendarDateOf(at);
  const within = (at: Date, from: CalendarDate, to: CalendarDate = day) =>
    dayOf(at) >= from && dayOf(at) <= to;
  const back = (days: number) => addDays(day, 1 - days);
  const isOver = (at: Date | undefined): at is Date => at !== undefined && dayOf(at) <= day;
  const newYear = `${datePartsOf(day).year}-01-01` as CalendarDate;

  const known = diaries.map((diary) => {
    const asked = diary.asked.filter(({ at, dismissedAt }) => isOver(at) && !isOver(dismissedAt));
    // A heart counts for the day it came on if it was still there that night.
    const saved = diary.saved.filter(
      ({ at, removedAt }) => isOver(at) && !(removedAt && dayOf(removedAt) === dayOf(at)),
    );
    const count = (from: CalendarDate, to: CalendarDate) =>
      [...asked, ...saved].filter(({ at }) => within(at, from, to)).length;
    const recent = asked.filter(({ at }) => within(at, back(90)));
    const thisYear = asked.filter(({ at }) => within(at, newYear));
    const reviewed = diary.reviewed.filter(({ at }) => isOver(at));
    const ofYear = reviewed.filter(({ at }) => within(at, newYear));
    const stars = (of: typeof reviewed) => of.reduce((sum, { rating }) => sum + rating, 0);
    const waits = recent.flatMap(({ at, answeredAt }) =>
      isOver(answeredAt) ? [(answeredAt.getTime() - at.getTime()) / 60_000] : [],
    );
    const views = [...diary.viewed].filter(([on]) => on >= back(30) && on <= day);
    return {
      ...{ id: diary.id, isPeer: isOver(diary.publishedAt), publishedOn: dayOf(diary.publishedAt) },
      ...{ inquiries: recent.length, answered: waits.length, medianMinutes: middle(waits) },
      ...{ activity: count(back(30), day), activityBefore: count(back(60), back(31)) },
      ...{ reviews: reviewed.length, ratingSum: stars(reviewed) },
      views: views.reduce((sum, [, amount]) => sum + amount, 0),
      year: {
        ...{ reviews: ofYear.length, ratingSum: stars(ofYear), inquiries: thisYear.length, complaints: 0 },
        answered: thisYear.filter(({ answeredAt }) => isOver(answeredAt)).length,
      },
    };
  });
  const peers = known.filter(({ isPeer }) => isPeer);
  return new Map(
    known.map(({ id, isPeer, ...facts }) => [
      id,
      {
        ...{ ...facts, day, peers: isPeer ? peers.length : 0 },
        place: isPeer ? 1 + peers.filter(({ activity }) => activity > facts.activity).length : null,
        medianViews: isPeer ? middle(peers.map(({ views }) => views)) : null,
      },
    ]),
  );
}
