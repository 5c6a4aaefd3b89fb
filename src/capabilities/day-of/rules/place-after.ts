import { byTime, FIRST_MINUTE, LAST_MINUTE, type RunSheetItem } from './run-sheet-item.ts';

type Placed = Pick<RunSheetItem, 'uuid' | 'startsMinute' | 'minutes'>;

const STEP = 5;

/** When a moment begins that is put behind another one, or before all of them: right after it, and not later than what follows. */
export function placeAfter(items: readonly Placed[], uuid: string, after: string | null): number {
  const moving = items.find((item) => item.uuid === uuid);
  const others = items.filter((item) => item.uuid !== uuid).toSorted(byTime);
  const place = after === null ? -1 : others.findIndex((item) => item.uuid === after);
  const before = others[place];
  const next = others[place + 1];
  const minutes = moving?.minutes ?? 0;
  const free = before
    ? before.startsMinute + before.minutes
    : (next?.startsMinute ?? 0) - Math.max(minutes, STEP);
  const earliest = before?.startsMinute ?? FIRST_MINUTE;
  let startsMinute = next ? Math.min(free, next.startsMinute) : free;
  // Two that begin together lie in the order of their keys; then a little earlier says what was meant.
  if (next && startsMinute === next.startsMinute && uuid > next.uuid) startsMinute -= STEP;
  return Math.min(LAST_MINUTE, Math.max(FIRST_MINUTE, earliest, startsMinute));
}
