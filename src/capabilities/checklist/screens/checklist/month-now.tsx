import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { useChecklist } from './checklist-context.ts';
import { QuickAdd } from './quick-add.tsx';
import { useMonthDrop } from './task-drag.ts';
import { TaskRow } from './task-row.tsx';

/** The month that runs, open: what is late, what is due, what has no day. */
export function MonthNow({ group, filter }: { group: Group<ChecklistTask>; filter: ReactNode }) {
  const { actions } = useChecklist();
  const { ref, dropProps, isDropTarget } = useMonthDrop<HTMLDivElement>(group.place);
  return (
    <section id={`month-${group.place}`} aria-labelledby="month-now" className="scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="month-now">{group.label}</h2>
        {filter}
      </div>
      <div
        {...dropProps}
        ref={ref}
        className={classNames(
          'overflow-clip rounded-card border bg-paper',
          isDropTarget ? 'border-secondary' : 'border-line',
        )}
      >
        {group.tasks.length === 0 ? (
          <p className="px-5 py-8 text-center text-ink-soft">Nothing left this month. Enjoy it.</p>
        ) : (
          <ul>
            {group.tasks.map((task) => (
              <TaskRow key={task.uuid} task={task} />
            ))}
          </ul>
        )}
        {actions && <QuickAdd actions={actions} />}
      </div>
    </section>
  );
}
