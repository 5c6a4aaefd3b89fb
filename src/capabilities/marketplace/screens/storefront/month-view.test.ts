import { describe, expect, it } from 'vitest';
import { daysOfMonth } from '#capabilities/storefronts/rules/calendar-month.ts';
import { monthView } from './month-view.ts';

function availability(month: string, displayAvailability = true) {
  return {
    month,
    earliestMonth: '2026-11',
    latestMonth: '2027-06',
    displayAvailability,
    days: daysOfMonth(month).map((date) => ({ date, state: 'FREE' as const })),
  };
}

describe('a month of the calendar', () => {
  it('begins on its weekday and holds every day once', () => {
    const view = monthView(availability('2027-06'));
    expect(view?.label).toBe('June 2027');
    // June 1, 2027 is a Tuesday.
    expect(view?.weeks[0]?.map((day) => day?.number ?? null)).toEqual([null, null, 1, 2, 3, 4, 5]);
    expect(view?.weeks.every((week) => week.length === 7)).toBe(true);
    expect(view?.weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  it('turns no further than there is something to see', () => {
    expect(monthView(availability('2026-11'))).toMatchObject({ previous: null, next: '2026-12' });
    expect(monthView(availability('2027-06'))).toMatchObject({ previous: '2027-05', next: null });
  });

  it('is not there where the business does not show it', () => {
    expect(monthView(availability('2027-06', false))).toBeUndefined();
  });
});
