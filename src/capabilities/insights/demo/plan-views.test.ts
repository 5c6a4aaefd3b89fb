import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { planViews } from './plan-views.ts';

const today = calendarDate('2026-11-17');
const listing = { id: 7, publishedOn: calendarDate('2020-05-01'), isOwn: true };

describe('the demo vendor’s views', () => {
  it('are the same in every world of a seed', () => {
    expect(planViews('seed', today, listing)).toEqual(planViews('seed', today, listing));
    expect(planViews('seed', today, listing)).not.toEqual(planViews('other', today, listing));
  });

  it('fill two years up to today, one row a day, and grow', () => {
    const days = planViews('seed', today, listing);
    expect(days[0]?.day).toBe('2024-11-17');
    expect(days.at(-1)?.day).toBe(today);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    const yearOf = (from: string, to: string) =>
      days.filter(({ day }) => day >= from && day < to).reduce((sum, { views }) => sum + views, 0);
    expect(yearOf('2025-11-17', '2026-11-17')).toBeGreaterThan(yearOf('2024-11-17', '2025-11-17'));
  });

  it('begin with the day a listing was published', () => {
    const days = planViews('seed', today, { ...listing, publishedOn: calendarDate('2026-11-10') });
    expect(days[0]?.day).toBe('2026-11-10');
  });
});
