import type { EventLine } from '../../rules/site-block.ts';
import { minutesOf } from '../kit/clock.ts';

/** From one high water to the next. */
const TIDE = 745;
/** Every day the sea is that much later. */
const LATER = 50;
const FIRST_HIGH = 330;
const DAY = 24 * 60;

/** How high the water stands, from 0 to 1, on the nth day of the celebration. No sea in particular. */
export function waterAt(minute: number, day: number): number {
  return 0.5 + 0.5 * Math.cos((2 * Math.PI * (minute - FIRST_HIGH - LATER * day)) / TIDE);
}

export function isRising(minute: number, day: number): boolean {
  return waterAt(minute + 1, day) > waterAt(minute, day);
}

/** The water of one day as a line on a sheet of 1440 × 100. */
export function tideLine(day: number): string {
  const points = Array.from({ length: 49 }, (_, turn) => {
    const minute = turn * 30;
    return `${minute} ${(100 - 100 * waterAt(minute, day)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

export type TideMark = { id: string; across: number; down: number };

/** Where on that sheet the events of the day begin, in parts of its width and height. */
export function tideMarks(events: readonly Pick<EventLine, 'id' | 'from'>[], day: number): TideMark[] {
  return events.flatMap(({ id, from }) => {
    const minute = minutesOf(from);
    return minute === null ? [] : [{ id, across: minute / DAY, down: 1 - waterAt(minute, day) }];
  });
}
