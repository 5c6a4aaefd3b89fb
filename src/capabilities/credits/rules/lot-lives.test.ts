import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtUntil, givenUntil, isEndingSoon, refundedUntil, warnedFrom } from './lot-lives.ts';

const at = (text: string) => new Date(text);

describe('how long credits live', () => {
  it.each([
    ['2026-11-18T12:34:56.789Z', '2028-11-18T12:34:56.789Z', '2027-05-18T12:34:56.789Z'],
    ['2026-08-31T00:00:00.000Z', '2028-08-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2027-08-31T23:59:59.999Z', '2029-08-31T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
    ['2028-02-29T06:00:00.000Z', '2030-02-28T06:00:00.000Z', '2028-08-29T06:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', '2028-12-31T10:00:00.000Z', '2027-06-30T10:00:00.000Z'],
  ])('from %s: bought until %s, given until %s', (now, bought, given) => {
    expect(boughtUntil(at(now)).toISOString()).toBe(bought);
    expect(givenUntil(at(now)).toISOString()).toBe(given);
  });

  it.each([
    ['2027-06-01T00:00:00.000Z', '2027-06-01T00:00:00.000Z'],
    ['2026-11-20T00:00:00.000Z', '2026-12-18T12:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', '2026-12-18T12:00:00.000Z'],
    ['2026-12-18T12:00:00.000Z', '2026-12-18T12:00:00.000Z'],
  ])('what ended on %s comes back until %s', (former, until) => {
    expect(refundedUntil(at(former), at('2026-11-18T12:00:00Z')).toISOString()).toBe(until);
  });

  it('never shortens, never gives less than thirty days', () => {
    const moment = fc.date({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (former, now) => {
        const until = refundedUntil(former, now).getTime();
        expect(until).toBeGreaterThanOrEqual(former.getTime());
        expect(until - now.getTime()).toBeGreaterThanOrEqual(30 * 86_400_000);
      }),
    );
  });

  it('is told of two weeks ahead', () => {
    expect(warnedFrom(at('2026-11-18T12:00:00Z'))).toEqual(at('2026-12-02T12:00:00Z'));
  });

  it.each([
    ['2026-12-02T12:00:00.000Z', true],
    ['2026-12-02T12:00:00.001Z', false],
  ])('ends soon on %s: %s', (expiresAt, is) => {
    expect(isEndingSoon({ expiresAt }, '2026-11-18T12:00:00.000Z')).toBe(is);
  });
});
