import type { Group } from './checklist-view.ts';
import { AFTER } from './task-month.ts';

/** Months ahead that stand alone; what comes behind them is told together. */
const ALONE = 5;
/** The last two, which are full, apart from those between. */
const LAST = 2;
/** Fewer are not worth folding further. */
const MOST_ALONE = ALONE + LAST;

/** One card: a month, several of them, or what comes after the wedding. */
export type LaterGroup<Task> = {
  /** Of its first month. */
  place: string;
  label: string;
  open: number;
  months: Group<Task>[];
  /** On a phone it stands behind 'May and later'. */
  isFar: boolean;
};

function together<Task>(months: Group<Task>[], label: string, isFar: boolean): LaterGroup<Task>[] {
  const [first] = months;
  if (!first) return [];
  const open = months.reduce((sum, month) => sum + month.open, 0);
  return [{ place: first.place, label: months.length === 1 ? first.label : label, open, months, isFar }];
}

const span = (months: readonly Group<unknown>[]) => `${months[0]?.label} to ${months.at(-1)?.label}`;

/** The months after this one as they are folded: the next ones alone, those between together, and the last to the day. */
export function laterGroups<Task>(
  later: readonly Group<Task>[],
  { hasDay }: { hasDay: boolean },
): LaterGroup<Task>[] {
  const months = later.filter(({ place }) => place !== AFTER);
  const after = later.filter(({ place }) => place === AFTER);
  const alone = months.length <= MOST_ALONE ? months : months.slice(0, ALONE);
  const far = months.slice(alone.length);
  const between = far.slice(0, -LAST);
  const last = far.slice(-LAST);
  return [
    ...alone.flatMap((month) => together([month], month.label, false)),
    ...together(between, span(between), true),
    ...together(last, hasDay ? `${last[0]?.label} to the day` : span(last), true),
    ...together(after, 'After', far.length > 0),
  ];
}
