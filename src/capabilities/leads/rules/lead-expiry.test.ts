import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { daysUntilExpiry, expiryText } from './lead-expiry.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

describe('daysUntilExpiry', () => {
  it('says nothing before day 14 of 21', () => {
    expect(daysUntilExpiry(null, now)).toBeUndefined();
    expect(daysUntilExpiry(inDays(21), now)).toBeUndefined();
    expect(daysUntilExpiry(inDays(7.01), now)).toBeUndefined();
  });

  it('counts down from there', () => {
    expect(daysUntilExpiry(inDays(7), now)).toBe(7);
    expect(daysUntilExpiry(inDays(1.5), now)).toBe(1);
    expect(daysUntilExpiry(inDays(0.2), now)).toBe(0);
  });

  it('does not count below the last day while the timer has yet to come', () => {
    expect(daysUntilExpiry(inDays(-0.5), now)).toBe(0);
  });
});

describe('expiryText', () => {
  it.each([
    [0, 'Expires today'],
    [1, 'Expires in 1 day'],
    [6, 'Expires in 6 days'],
  ])('says of %i days: %s', (days, text) => expect(expiryText(days)).toBe(text));
});
