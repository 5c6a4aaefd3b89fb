import { expect, test } from 'vitest';
import { MOST_CENTS } from './budget-limits.ts';
import { startProblem } from './start-rules.ts';
import { dayProblem, paymentProblem } from './typed-payment.ts';

test('a total is at least a dollar and no more than can be counted, and each is told apart', () => {
  for (const sound of [100, 3_600_000, MOST_CENTS]) expect(startProblem(sound)).toBeUndefined();
  for (const none of [null, Number.NaN, 0, -500, 99, 100.5])
    expect(startProblem(none)).toBe('Type an amount, like 25,000.');
  expect(startProblem(MOST_CENTS + 1)).toBe('Type an amount up to $1,000,000,000.');
});

test('a payment is of some money', () => {
  for (const sound of [1, 50_000, MOST_CENTS]) expect(paymentProblem(sound)).toBeUndefined();
  for (const none of [null, Number.NaN, 0, -500])
    expect(paymentProblem(none)).toBe('Type an amount, like 500.');
  expect(paymentProblem(MOST_CENTS + 1)).toBe('Type an amount up to $1,000,000,000.');
});

test('takes a payment’s day of our time, or none', () => {
  for (const sound of ['', '06/12/2027', '01/01/2012', '12/31/2099'])
    expect(dayProblem(sound)).toBeUndefined();
  expect(dayProblem('31/31/2027')).toBe('Type a day as MM/DD/YYYY.');
  expect(dayProblem('06/12/0027')).toBe('Date cannot be before 2012');
  expect(dayProblem('06/12/9999')).toBe('Date cannot be after 2099');
});
