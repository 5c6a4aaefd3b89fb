import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
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
    <li className="flex items-start gap-2 border-green/15 py-2 ps-3 pe-4 not-first:border-t md:gap-3 md:px-5">
      <span className="flex size-11 shrink-0 items-center justify-center">
        <span className="flex size-7 items-center justify-center rounded-full bg-green text-paper">
          <Check size={17} className="stroke-[2.5]!" aria-hidden="true" />
        </span>
      </span>
      <span className="min-w-0 grow py-1">
        <span className="block break-words">{task.title}</span>
        <span className="block break-words text-green-deep text-sm">{reason}</span>
      </span>
      {task.doneAt && (
        <span className="mt-1 shrink-0 text-ink-soft text-sm max-sm:hidden">
          {formatMonthDay(calendarDateOf(new Date(task.doneAt), here?.timeZone))}
        </span>
      )}
      {actions && (
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 text-secondary underline underline-offset-4"
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
  const isOurs = !isAll && auto.length > 0;
  const shown = isOurs ? auto.slice(0, SHOWN_AT_FIRST) : done;
  const canFold = done.length > shown.length || isAll;
  const fold = isAll ? 'Show fewer' : `All ${done.length} done`;
  return (
    <section id="done" aria-labelledby="done-title" className="mt-8 scroll-mt-24" data-print="hidden">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="done-title">{isOurs ? 'Checked off for you' : 'Done'}</h2>
        {isOurs && <span className="text-ink-soft max-sm:hidden">and why</span>}
        {canFold && (
          <Button
            variant="quiet"
            size="small"
            className="ms-auto max-sm:hidden"
            onPress={() => setAll(!isAll)}
          >
            {fold}
          </Button>
        )}
      </div>
      <div className="overflow-clip rounded-card border border-green/25 bg-green-tint/50">
        <ul>
          {shown.map((task) => (
            <DoneRow key={task.uuid} task={task} />
          ))}
        </ul>
        {canFold && (
          <PlainButton
            className="flex min-h-13 w-full items-center justify-between border-green/15 border-t px-4 font-semibold text-sm sm:hidden"
            onPress={() => setAll(!isAll)}
          >
            {fold}
            <ChevronRight size={18} aria-hidden="true" className={isAll ? '-rotate-90' : undefined} />
          </PlainButton>
        )}
      </div>
    </section>
  );
}
