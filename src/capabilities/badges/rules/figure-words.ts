import { formatCount } from '#base/format-count.ts';

const MINUTES_A_DAY = 24 * 60;

export const countWords = (count: number): string => formatCount(count);

/** Rounded down, so that a figure below its threshold never reads as if it had reached it. */
export const shareWords = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`;

export const averageWords = (average: number): string => (Math.floor(average * 10 + 1e-9) / 10).toFixed(1);

/** '1.35×' */
export function growthWords(growth: number): string {
  if (!Number.isFinite(growth)) return 'From none';
  const hundredths = Math.floor(growth * 100 + 1e-9) / 100;
  return `${Number(hundredths.toFixed(2))}×`;
}

/** '40 min', '3 h', '2.5 days'; rounded up, for the same reason. */
export function waitWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.ceil(minutes))} min`;
  if (minutes <= MINUTES_A_DAY) return `${Math.ceil(minutes / 60)} h`;
  const days = Math.ceil((minutes / MINUTES_A_DAY) * 10) / 10;
  return `${days} days`;
}

/** '1st', '22nd', '113th' */
export function placeWords(place: number): string {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th');
  return `${formatCount(place)}${ending}`;
}
