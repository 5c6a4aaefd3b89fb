import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { type WeddingDetails, weddingRules } from './wedding-details.ts';

const today = calendarDate('2026-03-01');
const check = (details: WeddingDetails) => validateFields(details, weddingRules(today));

describe('the details of a wedding', () => {
  it('lets everything be left out or emptied', () => {
    expect(check({})).toEqual({});
    expect(
      check({ weddingDate: null, guestCount: null, budgetCents: null, location: null, partnerFirstName: '' }),
    ).toEqual({});
  });

  it.each([
    ['2011-12-31', 'Date cannot be before 2012'],
    ['2012-01-01', undefined],
    ['2036-03-01', undefined],
    ['2036-03-02', 'Date cannot be after 2036'],
    ['2026-02-30', 'Invalid date'],
    ['06/05/2027', 'Invalid date'],
    ['', 'Invalid date'],
    ['2026-06-05T00:00:00Z', 'Invalid date'],
  ])('date %j: %j', (weddingDate, message) => expect(check({ weddingDate }).weddingDate).toBe(message));

  it.each([
    [0, undefined],
    [120, undefined],
    [2_000_000_000, undefined],
    [2_000_000_001, 'Please enter a smaller number'],
    [Number.MAX_VALUE, 'Please enter a smaller number'],
    [-1, 'Please enter a number greater than or equal to zero.'],
    [1.5, 'Invalid number'],
    [Number.NaN, 'Invalid number'],
  ])('guests %d: %j', (guestCount, message) => expect(check({ guestCount }).guestCount).toBe(message));

  it.each([
    [0, undefined],
    [3_800_000, undefined],
    [1_000_000_000, undefined],
    [1_000_000_001, 'Please enter a number between 0 and 10,000,000'],
    [-1, 'Please enter a number between 0 and 10,000,000'],
    [0.5, 'Invalid dollar amount.'],
  ])('budget %d cents: %j', (budgetCents, message) =>
    expect(check({ budgetCents }).budgetCents).toBe(message),
  );

  it('names all mistakes at once', () => {
    const wrong = {
      primaryFirstName: '🎉',
      partnerLastName: 'x'.repeat(51),
      weddingDate: '1999-01-01',
      guestCount: 3e9,
      budgetCents: -5,
      location: 'x'.repeat(201),
    };
    expect(Object.keys(check(wrong)).sort()).toEqual(Object.keys(wrong).sort());
  });
});
