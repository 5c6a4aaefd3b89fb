import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import type { Checklist, ChecklistTask } from '../../contract.ts';
import type { ChecklistView } from '../../rules/checklist-view.ts';

/** On paper there is nothing to open: every month with its tasks, a box before each, and what is done at the end. */
export function PrintedList({ view, list }: { view: ChecklistView<ChecklistTask>; list: Checklist }) {
  const nameOf = (uuid: string) => list.members.find(({ userUuid }) => userUuid === uuid)?.firstName ?? '';
  const groups = [view.now, ...view.later].filter(({ open }) => open > 0);
  const line = (task: ChecklistTask, box: string) => (
    <li key={task.uuid} className="flex break-inside-avoid gap-3 py-1">
      <span
        aria-hidden="true"
        className="mt-1 size-3.5 shrink-0 border border-ink text-center text-xs leading-3"
      >
        {box}
      </span>
      <span className="grow">
        {task.title}
        {task.note && <span className="block text-sm">{task.note}</span>}
      </span>
      <span className="shrink-0 text-sm">
        {[...task.assignees.map(nameOf), task.dueOn && formatMonthDay(calendarDate(task.dueOn))]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
  return (
    <div className="hidden print:block" data-testid="printed-checklist">
      {groups.map(({ place, label, tasks }) => (
        <section key={place} className="mb-5">
          <h2 className="mb-1 border-ink border-b text-lg">{label}</h2>
          <ul>{tasks.filter(({ doneAt }) => doneAt === null).map((task) => line(task, ''))}</ul>
        </section>
      ))}
      {view.done.length > 0 && (
        <section>
          <h2 className="mb-1 border-ink border-b text-lg">Done</h2>
          <ul>{view.done.map((task) => line(task, '✓'))}</ul>
        </section>
      )}
    </div>
  );
}
