import { describe, expect, it } from 'vitest';
import { time } from '#base/validation/time.ts';
import { timeText } from './time-text.ts';

function type(keys: string): string {
  let shown = '';
  for (const key of keys) shown = timeText(shown + key, shown);
  return shown;
}

describe('timeText', () => {
  it.each([
    ['1630', '16:30'],
    ['16:30', '16:30'],
    ['9:05', '09:05'],
    ['905', '09:05'],
    ['1.45', '01:45'],
    ['0000', '00:00'],
  ])('typing %j shows %j', (keys, shown) => {
    expect(type(keys)).toBe(shown);
    expect(time(shown)).toBeUndefined();
  });

  it('takes a pasted time', () => {
    expect(timeText('18:15', '')).toBe('18:15');
    expect(timeText('7:30', '')).toBe('07:30');
  });

  it('leaves what is no time to the rule', () => {
    expect(time(type('2475'))).toBe('Invalid time');
    expect(time(type('16'))).toBe('Invalid time');
  });

  it('lets a slip in the middle be mended', () => {
    expect(timeText('1:30', '16:30')).toBe('1:30');
    expect(timeText('16', '16:')).toBe('16');
  });
});
