import { minutesOf } from '../kit/clock.ts';

/** When the sun stands highest, and how high, in degrees. */
const NOON = 13 * 60;
const HIGHEST = 74;
/** How far it sinks in an hour; below the lowest no shadow grows any longer. */
const SINKS = 11;
const LOWEST = 9;

/** How long a shadow is at that hour, in heights of what casts it; as at noon where the hour cannot be read. */
export function shadowLength(time: string): number {
  const minute = minutesOf(time) ?? NOON;
  const height = Math.max(LOWEST, HIGHEST - (Math.abs(minute - NOON) / 60) * SINKS);
  return Number((1 / Math.tan((height * Math.PI) / 180)).toFixed(2));
}
