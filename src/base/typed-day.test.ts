import { expect, it } from 'vitest';
import { typedDay } from './typed-day.ts';

it.each([
  ['06/05/2027', '2027-06-05'],
  ['', null],
  [' \u200b', null],
  ['02/30/2027', '02/30/2027'],
  ['soon', 'soon'],
])('%j is sent as %j', (text, day) => expect(typedDay(text)).toBe(day));
