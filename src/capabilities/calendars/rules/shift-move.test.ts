import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { shiftMove } from './shift-move.ts';

const bounds = { from: calendarDate('2027-06-10'), through: calendarDate('2027-06-25') };
const move = (key: string, day = '2027-06-12') => shiftMove(key, calendarDate(day), bounds);

it('arrows move by days and weeks, and stop at the ends', () => {
  expect(move('ArrowLeft')).toBe('2027-06-11');
  expect(move('ArrowRight')).toBe('2027-06-13');
  expect(move('ArrowDown')).toBe('2027-06-19');
  expect(move('ArrowUp')).toBe('2027-06-10');
  expect(move('ArrowDown', '2027-06-20')).toBe('2027-06-25');
  expect(move('Enter')).toBeUndefined();
});
