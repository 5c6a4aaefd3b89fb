import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ChecklistPayment, ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { monthRows } from '../../rules/month-rows.ts';
import { useChecklist } from './checklist-context.ts';
import { PaymentRow } from './payment-row.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useMonthDrop } from './task-drag.ts';
import { TaskRow } from './task-row.tsx';

/** With little time left half a year falls into one month: enough to begin with. */
const SHOWN_AT_FIRST = 12;
/** Fewer more are not worth a press. */
const WORTH_FOLDING = 3;

interface MonthNowProps {
  group: Group<ChecklistTask>;
  payments: readonly ChecklistPayment[];
  filter: ReactNode;
}

/** The month that runs, open: what is late, what is due, what is to be paid, what has no day. */
export function MonthNow({ group, payments, filter }: MonthNowProps) {
  const { actions, openTask } = useChecklist();
  const [isWhole, setWhole] = useState(false);
  const rows = monthRows(group.tasks, payments);
  const isLinked = rows
    .slice(SHOWN_AT_FIRST)
    .some((row) => row.kind === 'task' && row.task.uuid === openTask);
  const isFolded = !isWhole && !isLinked && rows.length > SHOWN_AT_FIRST + WORTH_FOLDING;
  const shown = isFolded ? rows.slice(0, SHOWN_AT_FIRST) : rows;
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
          'overflow-clip rounded-card border bg-paper data-over:border-secondary data-over:bg-cove-tint',
          isDropTarget ? 'border-secondary' : 'border-line',
        )}
      >
        {rows.length === 0 ? (
          <p className="px-5 py-8 text-center text-ink-soft">Nothing left this month. Enjoy it.</p>
        ) : (
          <ul>
            {shown.map((row) =>
              row.kind === 'task' ? (
                <TaskRow key={row.task.uuid} task={row.task} />
              ) : (
                <PaymentRow key={row.payment.uuid} payment={row.payment} />
              ),
            )}
          </ul>
        )}
        {isFolded && (
          <p className="border-line border-t px-3 py-2 text-center md:px-5">
            <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
              Show {rows.length - shown.length} more
            </Button>
          </p>
        )}
        {actions && <QuickAdd actions={actions} month={group.label} />}
      </div>
    </section>
  );
}
