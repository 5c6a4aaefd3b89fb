import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import {
  budgetStanding,
  depositProblem,
  linesProblem,
  linesText,
  linesTotal,
  MOST_QUOTE_LINES,
  quoteStateOf,
} from './quote-sheet.ts';

const dinner = { label: 'Dinner', quantity: 140, unitCents: 4200 };
const early = { label: 'Early booking', quantity: 1, unitCents: -31_000 };

describe('a quote with line items', () => {
  it('adds up, discounts too', () => {
    expect(linesTotal([dinner, early])).toBe(557_000);
    expect(linesTotal([])).toBe(0);
    expect(linesText([dinner, early])).toBe('Dinner × 140\nEarly booking');
  });

  it('names the line that is wrong', () => {
    expect(linesProblem([dinner, early])).toBeUndefined();
    expect(linesProblem([dinner, { ...early, label: ' ' }])).toBe('Line 2: Describe this item.');
    expect(linesProblem([{ ...dinner, quantity: 0 }])).toBe('Line 1: Enter a quantity from 1 to 10,000.');
    expect(linesProblem([{ ...dinner, quantity: 1.5 }])).toBe('Line 1: Enter a quantity from 1 to 10,000.');
    expect(linesProblem([{ ...dinner, unitCents: Number.NaN }])).toBe('Line 1: Enter a price like 42.50.');
    expect(linesProblem([{ ...dinner, unitCents: 100_000_000_001 }])).toBe(
      'Line 1: Enter up to $1,000,000,000.',
    );
    expect(linesProblem(Array.from({ length: MOST_QUOTE_LINES + 1 }, () => dinner))).toMatch(
      /up to 30 lines/,
    );
  });

  it('asks for no more than the total beforehand', () => {
    expect(depositProblem(250_000, { amountCents: 1_145_000 })).toBeUndefined();
    expect(depositProblem(null, { amountCents: 5 })).toBeUndefined();
    expect(depositProblem(6, { amountCents: 5 })).toBe('A deposit can’t be more than the total.');
  });
});

describe('quoteStateOf', () => {
  const today = calendarDate('2026-11-16');
  it('is over the day after its last, unless it was accepted or withdrawn', () => {
    expect(quoteStateOf({ status: 'SENT', validUntil: '2026-11-16' }, today)).toBe('SENT');
    expect(quoteStateOf({ status: 'SENT', validUntil: '2026-11-15' }, today)).toBe('EXPIRED');
    expect(quoteStateOf({ status: 'SENT', validUntil: null }, today)).toBe('SENT');
    expect(quoteStateOf({ status: 'ACCEPTED', validUntil: '2020-01-01' }, today)).toBe('ACCEPTED');
    expect(quoteStateOf({ status: 'WITHDRAWN', validUntil: '2020-01-01' }, today)).toBe('WITHDRAWN');
  });
});

describe('budgetStanding', () => {
  it('tells how a price stands against what was shared, open ends included', () => {
    const budget = { minCents: 900_000, maxCents: 1_200_000 };
    expect(budgetStanding(1_145_000, budget)).toEqual({ fit: 'INSIDE', overCents: 0 });
    expect(budgetStanding(800_000, budget)).toEqual({ fit: 'BELOW', overCents: 0 });
    expect(budgetStanding(1_230_000, budget)).toEqual({ fit: 'ABOVE', overCents: 30_000 });
    expect(budgetStanding(5, { minCents: null, maxCents: null })).toBeUndefined();
    expect(budgetStanding(5, { minCents: null, maxCents: 5 })?.fit).toBe('INSIDE');
  });

  it('is over by what is missing, never by less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (amount, max) => {
        const standing = budgetStanding(amount, { minCents: null, maxCents: max });
        expect(standing?.overCents).toBe(Math.max(0, amount - max));
      }),
    );
  });
});
