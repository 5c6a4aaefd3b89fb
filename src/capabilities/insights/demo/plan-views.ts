import { addDays, addMonths, type CalendarDate, datePartsOf, dayOfWeek } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';

export type ViewedStorefront = { id: number; publishedOn: CalendarDate; isOwn: boolean };
export type ViewDay = { storefrontId: number; day: CalendarDate; views: number };

/** Twelve months, and the twelve before to compare them with. */
const MONTHS = 24;
/** Couples look on weekends and Mondays; from Sunday on. */
const WEEK = [1.15, 1.1, 1, 0.95, 0.95, 0.9, 0.95];
/** Most get engaged around the holidays, and begin to look in January. */
const SEASON = [1.45, 1.25, 1.1, 1, 0.95, 0.85, 0.85, 0.9, 0.95, 1, 0.95, 1.1];

/** Two years of looks, a listing's own level and growth in them. The demo vendor's do well, so that there is something to see. */
export function planViews(seed: string, today: CalendarDate, storefront: ViewedStorefront): ViewDay[] {
  const { id, publishedOn, isOwn } = storefront;
  const random = seededRandom(seed, 'views', id);
  const level = isOwn ? 12 : 4 + 14 * random.next();
  const growth = isOwn ? 0.4 : -0.1 + 0.4 * random.next();
  const start = addMonths(today, -MONTHS);
  const days: ViewDay[] = [];
  const first = publishedOn > start ? publishedOn : start;
  for (let day = first, index = 0; day <= today; day = addDays(day, 1), index += 1) {
    const trend = 1 + growth * (index / 365 - 1);
    const usual = level * trend * (WEEK[dayOfWeek(day)] ?? 1) * (SEASON[datePartsOf(day).month - 1] ?? 1);
    const views = Math.round(random.normal(usual, Math.sqrt(Math.max(1, usual)) / 2));
    if (views > 0) days.push({ storefrontId: id, day, views });
  }
  return days;
}
