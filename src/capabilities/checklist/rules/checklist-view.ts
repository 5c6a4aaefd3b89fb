import { calendarDate } from '#base/calendar-date.ts';
import { MONTH_NAMES } from '#base/calendar-date-format.ts';
import { findFullMonth } from './full-month.ts';
import { type Month, monthOf } from './plan-due.ts';
import { AFTER, isLate, monthsShown, type Place, placeOf, type Shown } from './task-month.ts';

/** As much of a task as decides where it stands. */
export type ViewTask = {
  uuid: string;
  dueOn: string | null;
  dueTime: string;
  snoozedUntil: string | null;
  doneAt: string | null;
  doneReason: string | null;
  days: number | null;
  isFlexible: boolean;
  isDueChosen: boolean;
  isRemoved: boolean;
  assignees: readonly string[];
};

type ViewList<Task> = {
  tasks: readonly Task[];
  weddingDate: string | null;
  plannedOn: string;
  today: string;
};

export type Group<Task> = { place: Place; label: string; open: number; tasks: Task[] };

const timed = (task: ViewTask) => ({ ...task, isDone: task.doneAt !== null });

/** 'November', with its year where that is another one; 'After the wedding'. */
export function placeLabel(place: Place, today: string): string {
  if (place === AFTER) return 'After';
  const name = MONTH_NAMES[Number(place.slice(5, 7)) - 1] ?? '';
  // Within a year of now no month comes twice but this one.
  const isFar = Number(place.slice(0, 4)) * 12 + Number(place.slice(5, 7)) >= monthNumber(today) + 12;
  return isFar ? `${name} ${place.slice(0, 4)}` : name;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** By day, then by time of day; what has neither comes last, in the order of the list. */
function compareDue(one: ViewTask, other: ViewTask): number {
  const dayOf = ({ dueOn, dueTime }: ViewTask) => `${dueOn ?? '9999'} ${dueTime || '24'}`;
  return dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0;
}

function shownOf({ weddingDate, plannedOn, today }: ViewList<unknown>): Shown {
  return {
    today: calendarDate(today),
    weddingDate: weddingDate === null ? null : calendarDate(weddingDate),
    plannedOn: calendarDate(plannedOn),
  };
}

/** The list as it is shown: month by month, this one first, and what is done apart from it. */
export function viewChecklist<Task extends ViewTask>(
  list: ViewList<Task>,
  {
    person,
    kept = new Set(),
  }: {
    /** Only whose turn it is; null for everybody. */
    person: string | null;
    /** Ticked a moment ago: they stay where they were until the page is left. */
    kept?: ReadonlySet<string>;
  },
) {
  const shown = shownOf(list);
  const { today } = shown;
  const tasks = list.tasks.filter(({ isRemoved }) => !isRemoved);
  const isOpen = (task: Task) => task.doneAt === null;
  const isMine = ({ assignees }: Task) => person === null || assignees.includes(person);
  const open = tasks.filter(isOpen);
  const standing = tasks.filter((task) => isMine(task) && (isOpen(task) || kept.has(task.uuid)));
  const place = (task: Task) => placeOf({ ...timed(task), isDone: false }, shown);
  const months = monthsShown(shown);
  const placed = Map.groupBy(standing, place);
  const others = [...placed.keys()].filter((one) => one !== AFTER && !months.includes(one)).sort();
  const groups = [...months, ...others, AFTER].map((one): Group<Task> => {
    const found = [...(placed.get(one) ?? [])].sort(compareDue);
    return { place: one, label: placeLabel(one, today), open: found.filter(isOpen).length, tasks: found };
  });
  const done = tasks
    .filter((task) => !isOpen(task))
    .sort((one, other) => ((other.doneAt ?? '') < (one.doneAt ?? '') ? -1 : 1));
  const movable = open.map((task) => ({
    uuid: task.uuid,
    place: place(task),
    isFlexible: task.isFlexible && !task.isDueChosen && task.snoozedUntil === null,
  }));
  return {
    now: groups[0] ?? { place: monthOf(today), label: placeLabel(monthOf(today), today), open: 0, tasks: [] },
    later: groups.slice(1),
    done,
    /** Ticked without anybody's hand. */
    auto: done.filter(({ doneReason }) => doneReason !== null),
    removed: list.tasks.filter(({ isRemoved }) => isRemoved),
    counts: {
      done: done.length,
      all: tasks.length,
      late: open.filter((task) => isLate(timed(task), today)).length,
    },
    full: findFullMonth(movable, months, today),
    /** Where one open task of everybody's list stands. */
    placeOf: place,
  };
}

export type ChecklistView<Task extends ViewTask> = ReturnType<typeof viewChecklist<Task>>;

/** '4 this month', or the next month in which it is somebody's turn. */
export function turnWords(
  tasks: readonly ViewTask[],
  userUuid: string,
  list: Omit<ViewList<unknown>, 'tasks'>,
): string {
  const { now, later } = viewChecklist({ ...list, tasks: [...tasks] }, { person: userUuid });
  if (now.open > 0) return `${now.open} this month`;
  const next = later.find(({ open }) => open > 0);
  if (!next) return 'Nothing yet';
  return next.place === AFTER ? `${next.open} after the wedding` : `${next.open} in ${next.label}`;
}

/** Where a task can be moved: every month that is shown. */
export function movePlaces({
  today,
  weddingDate,
}: Pick<ViewList<unknown>, 'today' | 'weddingDate'>): Month[] {
  const wedding = weddingDate === null ? null : calendarDate(weddingDate);
  return monthsShown({ today: calendarDate(today), weddingDate: wedding });
}
