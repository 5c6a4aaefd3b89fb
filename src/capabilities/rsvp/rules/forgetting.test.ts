import { describe, expect, it } from 'vitest';
import { FORGET_DAYS, forgetDay, forgetWords } from './forgetting.ts';

describe('forgetting', () => {
  it.each([
    [90, '2027-12-10'],
    [180, '2028-03-09'],
    [365, '2028-09-10'],
  ] as const)('comes %s days after the last day', (days, day) => {
    expect(forgetDay('2027-09-11', days)).toBe(day);
    expect(forgetWords('2027-09-11', days, '2027-09-11')).toMatch(/^On .* 20\d\d we forget .* stay\.$/);
  });

  it('has no day without a wedding day, or where everything is kept', () => {
    for (const days of FORGET_DAYS) {
      expect(forgetDay(null, days)).toBeNull();
      expect(forgetWords(null, days, '2027-01-01')).toContain(`${days} days after your wedding`);
    }
    expect(forgetDay('2027-09-11', null)).toBeNull();
    expect(forgetWords('2027-09-11', null, '2040-01-01')).toContain('We keep');
  });

  it('says so when the day has come', () => {
    expect(forgetWords('2027-09-11', 90, '2027-12-10')).toContain('were due to be forgotten on');
    expect(forgetWords('2027-09-11', 90, '2027-12-09')).toContain('we forget');
  });
});
