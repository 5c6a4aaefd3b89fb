import { type DayLog, saidOf } from './day-log.ts';
import { byTime, type RunSheetItem } from './run-sheet-item.ts';
import { type Clash, shiftRunSheet } from './shift-run-sheet.ts';

export type ScheduledItem<Item extends RunSheetItem = RunSheetItem> = Item & {
  plannedMinute: number;
  isDone: boolean;
  /** By how much it was said to end later. */
  lateBy: number;
};

export type DaySchedule = {
  items: ScheduledItem[];
  clashes: Clash[];
  /** The moment that is going on. */
  now: ScheduledItem | undefined;
  next: ScheduledItem | undefined;
};

type Said = Pick<DayLog, 'said'>;

/** The plan with everything that was told on phones, the same on each of them: delays count in the order of the day. */
function withDelays(items: readonly RunSheetItem[], log: Said): Pick<DaySchedule, 'items' | 'clashes'> {
  let moved: ScheduledItem[] = items.toSorted(byTime).map((item) => ({
    ...item,
    plannedMinute: item.startsMinute,
    isDone: saidOf(log, 'DONE', item.uuid) === 1,
    lateBy: saidOf(log, 'LATE', item.uuid),
  }));
  const clashes: Clash[] = [];
  for (const { uuid, lateBy } of moved.filter((item) => item.lateBy > 0)) {
    const late = moved.find((item) => item.uuid === uuid);
    if (!late) continue;
    const shifted = shiftRunSheet(moved, lateBy, late.startsMinute + late.minutes);
    clashes.push(
      ...shifted.clashes.filter((clash) => !moved.find((item) => item.uuid === clash.uuid)?.isDone),
    );
    moved = shifted.items.map((item) =>
      item.uuid === uuid ? { ...item, minutes: item.minutes + lateBy } : item,
    );
  }
  return { items: moved, clashes };
}

/** What is on: the last moment that should have begun and is not over, unless a later one is. */
export function daySchedule(items: readonly RunSheetItem[], log: Said, minute: number): DaySchedule {
  const scheduled = withDelays(items, log);
  const lastDone = scheduled.items.findLastIndex(({ isDone }) => isDone);
  const open = scheduled.items.slice(lastDone + 1).filter(({ kind }) => kind !== 'BUFFER');
  const now = open.findLast(({ startsMinute }) => startsMinute <= minute);
  const next = open[now ? open.indexOf(now) + 1 : 0];
  return { ...scheduled, now, next };
}
