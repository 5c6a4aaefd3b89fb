import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { guestStep } from './guest-step.ts';

const TODAY = calendarDate('2027-08-14');
const HALF = { people: 148, coming: 104, declined: 19, waiting: 25, closesOn: null };

const words = (guests: Parameters<typeof guestStep>[0]) => {
  const { title, text } = guestStep(guests, TODAY);
  return `${title} | ${text}`;
};

describe('guestStep', () => {
  it('asks for names first', () => {
    expect(words({ people: 0, coming: 0, declined: 0, waiting: 0, closesOn: null })).toBe(
      'Build your guest list | Type names or paste a list. We’ll keep count.',
    );
    expect(words({ people: 1, coming: 0, declined: 0, waiting: 1, closesOn: null })).toContain(
      '1 guest on your list',
    );
  });

  it('counts once answers come', () => {
    expect(words(HALF)).toBe('104 coming | 19 can’t come, 25 still to answer.');
    expect(words({ ...HALF, waiting: 0, closesOn: '2027-08-15' })).toContain('104 coming |');
  });

  it.each([
    ['2027-08-29', '104 coming | 19 can’t come, 25 still to answer.'],
    ['2027-08-28', '25 still to answer | 104 coming. Replies end in 14 days.'],
    ['2027-08-15', '25 still to answer | 104 coming. Replies end tomorrow.'],
    ['2027-08-14', '25 still to answer | 104 coming. Replies end today.'],
    ['2027-08-13', '25 still to answer | 104 coming. Replies are closed.'],
  ])('says what is missing when the last day is %s', (closesOn, said) => {
    expect(words({ ...HALF, closesOn })).toBe(said);
  });

  it('leads to the list where the numbers are not known', () => {
    expect(words(null)).toContain('Go to your guest list');
  });
});
