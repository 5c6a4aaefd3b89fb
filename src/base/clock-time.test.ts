import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['16:30', '4:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, words) => expect(clockTime(time)).toBe(words));
