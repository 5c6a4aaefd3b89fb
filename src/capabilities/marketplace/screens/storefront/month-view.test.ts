import { describe, expect, it } from 'vitest';
import { daysOfMonth } from '#capabilities/storefronts/rules/calendar-month.ts';
import { monthViews } from './month-view.ts';

function availability(...months: string[]) {
  return {
    month: months[0] ?? '2026-11',
    earliestMonth: '2026-11',
    latestMonth: '2027-06',
    displayAvailability: months.length > 0,
    days: months.flatMap(daysOfMonth).map((date) => ({ date, state: 'FREE' as const })),
  };
}

describe('months of the calendar', () => {
  it('begin on their weekday and hold every day once', () => {
    const [may, june] = monthViews(availability('2027-05', '2027-06'));
    expect(may?.label).toBe('May 2027');
    expect(may?.weeks.flat().filter((day) => day !== null)).toHaveLength(31);
    expect(june?.label).toBe('June 2027');
    // June 1, 2027 is a Tuesday.
    expect(june?.weeks[0]?.map((day) => day?.number ?? null)).toEqual([null, null, 1, 2, 3, 4, 5]);
    expect(june?.weeks.every((week) => week.length === 7)).toBe(true);
    expect(june?.weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  it('turn no further than there is something to see', () => {
    expect(monthViews(availability('2026-11'))).toMatchObject([{ previous: null, next: '2026-12' }]);
    expect(monthViews(availability('2027-06'))).toMatchObject([{ previous: '2027-05', next: null }]);
  });

  it('are not there where the business does not show them', () => {
    expect(monthViews(availability())).toEqual([]);
  });
});
