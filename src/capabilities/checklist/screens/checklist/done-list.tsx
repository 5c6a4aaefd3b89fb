import { Check } from 'lucide-react';
import { useState } from 'react';
import { useHere } from '#app/use-here.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { useChecklist } from './checklist-context.ts';

const SHOWN_AT_FIRST = 4;

function DoneRow({ task }: { task: ChecklistTask }) {
  const { list, actions } = useChecklist();
  const here = useHere();
  const by = list.members.find(({ userUuid }) => userUuid === task.doneBy)?.firstName;
  const reason = task.doneReason ?? (by ? `Checked off by ${by}` : 'Checked off');
  return (
    <li className="flex items-start gap-3 border-green/15 px-4 py-3 not-first:border-t md:px-5">
      <span className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-green text-paper">
        <Check size={17} className="stroke-[2.5]!" aria-hidden="true" />
      </span>
      <span className="min-w-0 grow">
        <span className="block break-words">{task.title}</span>
        <span className="block break-words text-green-deep text-sm">{reason}</span>
      </span>
      {task.doneAt && (
        <span className="mt-0.5 shrink-0 text-ink-soft text-sm max-sm:hidden">
          {formatMonthDay(calendarDateOf(new Date(task.doneAt), here?.timeZone))}
        </span>
      )}
      {actions && (
        <Button
          variant="quiet"
          size="small"
          className="-my-1 shrink-0 text-secondary underline underline-offset-4"
          aria-label={`Undo: ${task.title}`}
          onPress={() => actions.tick(task, false)}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

/** What is done: first what was ticked without anybody's hand, and why; then everything. */
export function DoneList({ done, auto }: { done: readonly ChecklistTask[]; auto: readonly ChecklistTask[] }) {
  const [isAll, setAll] = useState(false);
  if (done.length === 0) return null;
  const shown = isAll || auto.length === 0 ? done : auto.slice(0, SHOWN_AT_FIRST);
  return (
    <section id="done" aria-labelledby="done-title" className="mt-8 scroll-mt-24" data-print="hidden">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="done-title">{isAll || auto.length === 0 ? 'Done' : 'Checked off for you'}</h2>
        {!isAll && auto.length > 0 && <span className="text-ink-soft">and why</span>}
        {done.length > shown.length || isAll ? (
          <Button variant="quiet" size="small" className="ms-auto" onPress={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : `All ${done.length} done`}
          </Button>
        ) : null}
      </div>
      <ul className="rounded-card border border-green/25 bg-green-tint/50">
        {shown.map((task) => (
          <DoneRow key={task.uuid} task={task} />
        ))}
      </ul>
    </section>
  );
}
