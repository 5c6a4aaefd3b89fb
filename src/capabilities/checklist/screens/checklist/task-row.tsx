import { Check, ChevronDown, GripVertical, MessageSquare, Paperclip, Repeat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, CheckboxButton, CheckboxField } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { REPEAT_LABELS } from '../../rules/repeats.ts';
import { taskDetail } from '../../rules/task-words.ts';
import { useChecklist } from './checklist-context.ts';
import { MemberMarks } from './member-mark.tsx';
import { TaskDay } from './task-day.tsx';
import { useTaskDrag } from './task-drag.ts';

const TaskPanel = lazy(async () => ({ default: (await import('./task-panel.tsx')).TaskPanel }));

function TickBox({ task }: { task: ChecklistTask }) {
  const { actions, onTick } = useChecklist();
  const isDone = task.doneAt !== null;
  const round = classNames(
    'flex size-7 items-center justify-center rounded-full border text-paper transition-colors',
    isDone ? 'border-green bg-green' : 'border-line-strong bg-paper group-data-hovered:border-ink',
    'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-primary',
  );
  const mark = isDone && <Check size={17} className="stroke-[2.5]!" aria-hidden="true" />;
  if (!actions) {
    return (
      <span className="flex size-11 shrink-0 items-center justify-center">
        <span role="img" aria-label={isDone ? 'Done' : 'Not done'} className={round}>
          {mark}
        </span>
      </span>
    );
  }
  return (
    <CheckboxField
      isSelected={isDone}
      onChange={(next) => onTick(task, next)}
      aria-label={task.title}
      className="shrink-0"
    >
      <CheckboxButton className="group flex size-11 cursor-pointer items-center justify-center">
        <span className={round}>{mark}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}

/** By pointer, or by keyboard: Enter takes it up, Tab goes from month to month, Enter puts it down. */
function Handle({ task }: { task: ChecklistTask }) {
  const { dragProps, dragButtonProps, isDragging } = useTaskDrag(task);
  return (
    <span
      {...dragProps}
      className={classNames('absolute start-0 top-2.5 hidden md:block', isDragging && 'opacity-40')}
    >
      <Button
        {...dragButtonProps}
        aria-label={`Drag ${task.title} to another month`}
        className="flex h-11 w-6 cursor-grab items-center justify-center rounded-input text-ink-soft opacity-0 transition-opacity focus-visible:opacity-100 group-hover/row:opacity-100"
      >
        <GripVertical size={18} aria-hidden="true" />
      </Button>
    </span>
  );
}

function Extras({ task }: { task: ChecklistTask }) {
  const { comments, files, repeats } = task;
  if (comments.length === 0 && files.length === 0 && !repeats) return null;
  return (
    <span className="flex items-center gap-3 text-ink-soft text-sm">
      {repeats && (
        <span className="flex items-center gap-1">
          <Repeat size={15} aria-hidden="true" />
          {REPEAT_LABELS[repeats]}
        </span>
      )}
      {comments.length > 0 && (
        <span className="flex items-center gap-1">
          <MessageSquare size={15} aria-hidden="true" />
          {comments.length}
          <span className="sr-only"> {comments.length === 1 ? 'comment' : 'comments'}</span>
        </span>
      )}
      {files.length > 0 && (
        <span className="flex items-center gap-1">
          <Paperclip size={15} aria-hidden="true" />
          {files.length}
          <span className="sr-only"> {files.length === 1 ? 'file' : 'files'}</span>
        </span>
      )}
    </span>
  );
}

/** One line of a month; what it says in whole opens below it. */
export function TaskRow({ task }: { task: ChecklistTask }) {
  const { list, actions, openTask, setOpenTask } = useChecklist();
  const isOpen = openTask === task.uuid;
  const isDone = task.doneAt !== null;
  // Open, it says so below.
  const detail = isOpen ? '' : task.note || taskDetail(task);
  return (
    <li
      id={`task-${task.uuid}`}
      className={classNames(
        'group/row relative scroll-mt-24 border-line not-first:border-t',
        isOpen && 'shadow-[inset_3px_0_0_var(--color-primary)]',
      )}
    >
      <div
        data-drag={actions && !isDone ? task.uuid : undefined}
        className="flex items-start gap-2 py-2.5 ps-3 pe-4 [-webkit-touch-callout:none] md:gap-3 md:ps-5 md:pe-5 pointer-coarse:select-none"
      >
        {actions && !isDone && <Handle task={task} />}
        <TickBox task={task} />
        <Button
          onPress={() => setOpenTask(isOpen ? undefined : task.uuid)}
          aria-expanded={isOpen}
          className="flex min-w-0 grow items-start gap-x-4 gap-y-1 rounded-input py-1.5 text-start max-md:flex-wrap"
        >
          <span className="min-w-0 grow basis-0 max-md:basis-40">
            <span
              className={classNames(
                'block break-words font-semibold',
                isDone && 'font-normal text-ink-soft line-through',
              )}
            >
              {task.title}
            </span>
            {detail && <span className="line-clamp-2 break-words text-ink-soft text-sm">{detail}</span>}
            <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden">
              <TaskDay task={task} today={list.today} />
              <Extras task={task} />
            </span>
          </span>
          <span className="flex items-center gap-4 md:min-h-8">
            <span className="hidden md:block">
              <Extras task={task} />
            </span>
            <MemberMarks userUuids={task.assignees} members={list.members} />
            <span className="hidden min-w-24 text-end md:block">
              <TaskDay task={task} today={list.today} />
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={classNames(
              'mt-1.5 hidden shrink-0 text-ink-soft transition-transform md:block',
              isOpen && '-scale-y-100',
            )}
          />
        </Button>
      </div>
      {isOpen && (
        <div className="pe-4 pb-5 ps-16 max-md:ps-4 md:ps-19">
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <TaskPanel task={task} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
