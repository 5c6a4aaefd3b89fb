import { expect, it } from 'vitest';
import { wallWindow } from './wall-window.ts';

const DAY = '2031-09-13';

it.each([
  ['no days', { opensOn: null, closesOn: null }, '2031-09-13T12:00:00-04:00', 'OPEN'],
  ['the night before', { opensOn: DAY, closesOn: null }, '2031-09-12T23:59:00-04:00', 'NOT_OPEN'],
  ['the first minute', { opensOn: DAY, closesOn: null }, '2031-09-13T00:00:00-04:00', 'OPEN'],
  ['the last dance', { opensOn: DAY, closesOn: DAY }, '2031-09-14T02:30:00-04:00', 'OPEN'],
  ['six in the morning', { opensOn: DAY, closesOn: DAY }, '2031-09-14T06:00:00-04:00', 'CLOSED'],
  ['long after', { opensOn: null, closesOn: DAY }, '2031-12-01T12:00:00-05:00', 'CLOSED'],
] as const)('%s: %o at %s is %s', (_case, days, now, window) => {
  expect(wallWindow(days, new Date(now), 'America/New_York')).toBe(window);
});
