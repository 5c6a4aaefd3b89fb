import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { BOOK_RULES } from './booking-rules.ts';
import { CLOSEOUT_RULES, MESSAGE_RULES } from './message-rules.ts';
import { quoteRules } from './quote.ts';

const AMOUNT = 'Invalid dollar amount.';

describe('what goes with a step of an inquiry', () => {
  it('is a message with words, and not too many', () => {
    expect(validateFields({ message: 'x'.repeat(2000) }, MESSAGE_RULES)).toEqual({});
    expect(validateFields({ message: '' }, MESSAGE_RULES)).toEqual({ message: 'Required' });
    expect(validateFields({ message: 'x'.repeat(2001) }, MESSAGE_RULES)).toEqual({
      message: 'Must be 2000 characters or less',
    });
  });

  it('is a reason where it ends, and a short note', () => {
    expect(validateFields({ reason: 'OTHER', note: '' }, CLOSEOUT_RULES)).toEqual({});
    expect(validateFields({ reason: '', note: 'x'.repeat(501) }, CLOSEOUT_RULES)).toEqual({
      reason: 'Required',
      note: 'Must be 500 characters or less',
    });
  });

  it.each([
    [{}, {}],
    [{ amountCents: null, weddingDate: '2027-06-12' }, {}],
    [{ amountCents: 0 }, {}],
    [
      { amountCents: Number.NaN, weddingDate: '13/45/2027' },
      { amountCents: AMOUNT, weddingDate: 'Invalid date' },
    ],
    [{ amountCents: 1.5 }, { amountCents: AMOUNT }],
    [{ amountCents: -1 }, { amountCents: AMOUNT }],
    [{ amountCents: 100_000_000_001 }, { amountCents: AMOUNT }],
  ])('is a price and a day where it is booked: %j', (given, problems) => {
    expect(validateFields<{ amountCents?: number | null; weddingDate?: string }>(given, BOOK_RULES)).toEqual(
      problems,
    );
  });

  const offer = {
    amountCents: 820_000,
    includes: 'Ceremony',
    validUntil: '2026-11-15',
    lines: [],
    depositCents: null,
  };
  const problemsOf = (given: object) =>
    validateFields({ ...offer, ...given }, quoteRules(calendarDate('2026-11-15')));

  it.each([
    [{}, {}],
    [{ validUntil: null, includes: '' }, {}],
    [{ amountCents: null }, { amountCents: 'Required' }],
    [{ amountCents: Number.NaN }, { amountCents: AMOUNT }],
    [{ amountCents: 0 }, { amountCents: 'Please enter a number greater than zero.' }],
    [{ validUntil: '2026-11-14' }, { validUntil: 'Hmm… this looks like a past date.' }],
    [{ validUntil: '13/40/2027' }, { validUntil: 'Invalid date' }],
    [{ includes: 'x'.repeat(501) }, { includes: 'Must be 500 characters or less' }],
  ])('is an offer: %j', (given, problems) => {
    expect(problemsOf(given)).toEqual(problems);
  });
});
