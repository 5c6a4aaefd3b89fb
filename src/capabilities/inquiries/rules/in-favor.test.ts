import { describe, expect, it } from 'vitest';
import { ageText, inFavor } from './in-favor.ts';
import { DAY_MS } from './inquiry-timers.ts';

const STRANGER = {
  accountAgeMs: 60_000,
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  vendorsInTouch: 0,
  text: 'Look at www.rank-boost.example',
};

describe('what speaks for a sender', () => {
  it('is nothing where nothing is known', () => {
    expect(inFavor(STRANGER)).toEqual([]);
    expect(inFavor({ ...STRANGER, text: '' })).toEqual([]);
  });

  it('is everything that a real couple has', () => {
    const couple = {
      accountAgeMs: 125 * DAY_MS,
      isEmailConfirmed: true,
      isPhoneConfirmed: true,
      vendorsInTouch: 1,
      text: 'We love your barn.',
    };
    expect(inFavor(couple)).toEqual([
      'Email address is confirmed',
      'Phone number is confirmed',
      'Account is 4 months old',
      'In touch with 1 vendor',
      'No links or contact details',
    ]);
  });

  it.each([
    [1, 'less than an hour old'],
    [DAY_MS - 1, 'less than a day old'],
    [DAY_MS, '1 day old'],
    [59 * DAY_MS, '59 days old'],
    [60 * DAY_MS, '2 months old'],
  ])('%d ms are %s', (ageMs, words) => {
    expect(ageText(ageMs)).toBe(words);
  });
});
