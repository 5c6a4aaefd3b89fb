import { describe, expect, it } from 'vitest';
import { beginsText, leavingText, paidText, runningText } from './plan-sentences.ts';

const YEAR = {
  key: 'unlimited-12m',
  state: 'ACTIVE' as const,
  periodEndsAt: '2026-12-18T09:00:00.000Z',
  termEndsAt: '2027-11-18T09:00:00.000Z',
  graceUntil: null,
  totalCents: 6_900,
  nextCharge: { at: '2026-12-18T09:00:00.000Z', cents: 6_900 },
  card: { brand: 'visa', last4: '4242' },
};

describe('what holds for a plan', () => {
  it.each([
    [YEAR, 'Every lead is included. Next: $69 on Dec 18, 2026 from Visa ending in 4242.'],
    [{ ...YEAR, nextCharge: null }, 'Every lead is included.'],
    [
      { ...YEAR, card: null },
      'Every lead is included. $69 is due on Dec 18, 2026; we’ll ask you for it, because no card is saved.',
    ],
    [
      { ...YEAR, state: 'TRIAL' as const, nextCharge: null, card: null },
      'Every lead is included until Nov 18, 2027. Then it ends by itself, and nothing is charged.',
    ],
    [
      { ...YEAR, state: 'LEAVING' as const, nextCharge: null },
      'Every lead is included until Nov 18, 2027. It won’t renew.',
    ],
    [
      { ...YEAR, state: 'LEAVING' as const },
      'Every lead is included until Nov 18, 2027. It won’t renew. Still to pay: $69 on Dec 18, 2026 from Visa ending in 4242.',
    ],
    [
      { ...YEAR, state: 'PAST_DUE' as const, graceUntil: '2026-12-25T09:00:00.000Z' },
      'Your last payment didn’t go through. Every lead is included until Dec 25, 2026; pay by then to keep the plan. We try again on Dec 18, 2026 from Visa ending in 4242.',
    ],
    [
      { ...YEAR, state: 'PAST_DUE' as const, graceUntil: '2026-12-25T09:00:00.000Z', nextCharge: null },
      'Your last payment didn’t go through. Every lead is included until Dec 25, 2026; pay by then to keep the plan.',
    ],
  ])('%#', (running, words) => {
    expect(runningText(running)).toBe(words);
  });
});

it('a trial that a plan follows does not say that nothing is charged', () => {
  const trial = { ...YEAR, state: 'TRIAL' as const, nextCharge: null, card: null };
  expect(runningText(trial, { isFollowed: true })).toBe('Every lead is included until Nov 18, 2027.');
});

describe('turning renewal off', () => {
  it('ends what is overdue after its days of grace', () => {
    const overdue = { ...YEAR, state: 'PAST_DUE' as const, graceUntil: '2027-11-25T09:00:00.000Z' };
    expect(leavingText({ ...overdue, periodEndsAt: YEAR.termEndsAt })).toBe(
      'No card is tried again. You keep every lead included until Nov 25, 2027, and then the plan ends.',
    );
    expect(leavingText(overdue)).toContain('$69 a month is still charged until then.');
  });

  it('says what is still charged of a year that is paid by the month', () => {
    expect(leavingText(YEAR)).toBe(
      'You keep every lead included until Nov 18, 2027. It won’t renew after that. You agreed on a year, so $69 a month is still charged until then.',
    );
    expect(leavingText({ ...YEAR, periodEndsAt: YEAR.termEndsAt })).toBe(
      'You keep every lead included until Nov 18, 2027. It won’t renew after that. Nothing more is charged.',
    );
  });
});

describe('a plan that could be had', () => {
  const way = {
    payment: 'MONTHLY' as const,
    begins: 'NOW' as const,
    startsAt: '2026-11-18T09:00:00.000Z',
    unusedCents: 0,
    periodCents: 12_900,
  };

  it.each([
    [way, 'Starts today.'],
    [{ ...way, unusedCents: 1_230 }, 'Starts today. $12.30 of your plan isn’t used yet and is taken off.'],
    [{ ...way, begins: 'AT_END' as const }, 'Starts Nov 18, 2026, when what you paid for is over.'],
    [{ ...way, begins: 'AFTER_TRIAL' as const }, 'Starts Nov 18, 2026, when your trial is over.'],
  ])('says from when %#', (begins, words) => {
    expect(beginsText(begins)).toBe(words);
  });

  it.each([
    ['MONTHLY' as const, 19_900, 1, '$199 a month'],
    ['MONTHLY' as const, 12_900, 12, '$129 a month for a year'],
    ['UPFRONT' as const, 154_800, 12, '$1,548 a year, paid at once'],
    ['UPFRONT' as const, 50_700, 3, '$507 every 3 months'],
  ])('says how it is paid: %s, %i for %i', (payment, periodCents, months, words) => {
    expect(paidText({ payment, periodCents }, months)).toBe(words);
  });
});
