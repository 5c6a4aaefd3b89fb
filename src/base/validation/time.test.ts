import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { time } from './time.ts';

describe('time', () => {
  it('takes exactly the minutes of a day', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(70), (hours, minutes) => {
        const text = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
        expect(time(text)).toBe(hours < 24 && minutes < 60 ? undefined : 'Invalid time');
      }),
    );
  });

  it.each(['9:30', '09:3', '0930', '09:30 PM', '09:30:00', '09.30', 'noon', ' '])('refuses %j', (text) => {
    expect(time(text)).toBe('Invalid time');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(time(empty)).toBeUndefined();
  });
});
