import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { Checklist, ChecklistPayment, ChecklistTask, DueChange, TaskInput } from '../../contract.ts';
import { checklistQuery } from '../../queries.ts';
import { placeLabel } from '../../rules/checklist-view.ts';
import { movedDay } from '../../rules/move-day.ts';
import type { Month } from '../../rules/plan-due.ts';
import type { TemplateKey } from '../../rules/templates.data.ts';

interface Step {
  call: () => Promise<Checklist>;
  done?: Done;
  /** What is shown at once. */
  shows?: (task: ChecklistTask) => ChecklistTask;
  /** A payment that is no longer shown. */
  pays?: string;
}

const ACTION = {
  refreshes: [checklistQuery.queryKey],
  keeps: (queryClient: QueryClient, answer: Checklist) =>
    queryClient.setQueryData(checklistQuery.queryKey, answer),
  toast: { id: 'checklist', autoDismissMs: 8_000 },
  scope: 'checklist',
} as const;

function showStep(queryClient: QueryClient, { shows, pays }: Step): void {
  queryClient.setQueryData(checklistQuery.queryKey, (list: Checklist | undefined) => {
    if (!list) return list;
    return {
      ...list,
      tasks: shows ? list.tasks.map(shows) : list.tasks,
      payments: list.payments.filter(({ uuid }) => uuid !== pays),
    };
  });
}

/** In the budget, where the payment is kept; the list is then asked again. */
async function settle(uuid: string, paidOn: string | null): Promise<Checklist> {
  const operations = [{ op: 'change', of: 'payment', uuid, values: { paidOn } } as const];
  await api.budget.changeBudget({ uuid: crypto.randomUUID(), operations });
  return api.checklist.readChecklist();
}

/** Everything that can be done with a list, each with its way back. */
export function useChecklistActions({ today, weddingDate }: Pick<Checklist, 'today' | 'weddingDate'>) {
  const step = useAction({
    ...ACTION,
    run: ({ call }: Step) => call(),
    optimistic: showStep,
    done: ({ done }) => done,
  }).mutate;
  const saving = useAction({
    ...ACTION,
    run: ({ call }: Step) => call(),
    done: ({ done }) => done,
    failure: 'here',
  });

  function tick(task: ChecklistTask, isDone: boolean) {
    const { uuid, title } = task;
    const doneAt = isDone ? new Date().toISOString() : null;
    step({
      call: () => api.checklist.tickTask({ uuid, isDone }),
      shows: (one) => (one.uuid === uuid ? { ...one, doneAt, doneReason: null } : one),
      done: {
        message: isDone ? `Checked off: ${title}` : `Back on your list: ${title}`,
        undo: () => step({ call: () => api.checklist.tickTask({ uuid, isDone: !isDone }) }),
      },
    });
  }

  function setDue(changes: DueChange[], tasks: readonly ChecklistTask[], message: string) {
    const before = tasks.map(({ uuid, dueOn, isDueChosen }) => ({ uuid, dueOn, isChosen: isDueChosen }));
    const wanted = new Map(changes.map((change) => [change.uuid, change]));
    step({
      call: () => api.checklist.moveTasks({ changes }),
      shows: (one) => {
        const change = wanted.get(one.uuid);
        return change ? { ...one, dueOn: change.dueOn, isDueChosen: true, snoozedUntil: null } : one;
      },
      done: {
        message,
        undo: () => step({ call: () => api.checklist.moveTasks({ changes: before }) }),
      },
    });
  }

  function dueIn(task: ChecklistTask, month: Month): DueChange {
    const isBefore = task.days === null || task.days >= 0;
    const notAfter = isBefore && weddingDate !== null ? calendarDate(weddingDate) : null;
    const due = task.dueOn === null ? null : calendarDate(task.dueOn);
    return {
      uuid: task.uuid,
      dueOn: movedDay(due, month, { today: calendarDate(today), notAfter }),
      isChosen: true,
    };
  }

  return {
    tick,
    pay: ({ uuid, title }: ChecklistPayment) =>
      step({
        call: () => settle(uuid, today),
        pays: uuid,
        done: { message: `Marked as paid: ${title}`, undo: () => step({ call: () => settle(uuid, null) }) },
      }),
    moveTo: (task: ChecklistTask, month: Month) =>
      setDue([dueIn(task, month)], [task], `Moved to ${placeLabel(month, today)}: ${task.title}`),
    /** Many at once, each to its own month. */
    spread: (moves: readonly { task: ChecklistTask; month: Month }[]) =>
      setDue(
        moves.map(({ task, month }) => dueIn(task, month)),
        moves.map(({ task }) => task),
        `Moved ${plural(moves.length, 'task')}.`,
      ),
    snooze: ({ uuid, title, snoozedUntil }: ChecklistTask, until: string | null) =>
      step({
        call: () => api.checklist.snoozeTask({ uuid, until }),
        done: {
          message: until
            ? `Snoozed until ${formatMonthDay(calendarDate(until))}: ${title}`
            : `Back on your list: ${title}`,
          undo: () => step({ call: () => api.checklist.snoozeTask({ uuid, until: snoozedUntil }) }),
        },
      }),
    remove: ({ uuid, title }: ChecklistTask) =>
      step({
        call: () => api.checklist.removeTask({ uuid, isRemoved: true }),
        done: {
          tone: 'neutral',
          message: `Removed: ${title}`,
          undo: () => step({ call: () => api.checklist.removeTask({ uuid, isRemoved: false }) }),
        },
      }),
    restore: ({ uuid, title }: ChecklistTask) =>
      step({
        call: () => api.checklist.removeTask({ uuid, isRemoved: false }),
        done: { message: `Back on your list: ${title}` },
      }),
    assign: ({ uuid }: ChecklistTask, userUuids: string[]) =>
      step({
        call: () => api.checklist.assignTask({ uuid, userUuids }),
        shows: (one) => (one.uuid === uuid ? { ...one, assignees: userUuids } : one),
      }),
    removeComment: (uuid: string) =>
      step({
        call: () => api.checklist.removeComment({ uuid, isRemoved: true }),
        done: {
          tone: 'neutral',
          message: 'Comment removed.',
          undo: () => step({ call: () => api.checklist.removeComment({ uuid, isRemoved: false }) }),
        },
      }),
    removeFile: (uuid: string, name: string) =>
      step({
        call: () => api.checklist.removeFile({ uuid, isRemoved: true }),
        done: {
          tone: 'neutral',
          message: `Removed ${name}.`,
          undo: () => step({ call: () => api.checklist.removeFile({ uuid, isRemoved: false }) }),
        },
      }),
    savePlan: (templates: TemplateKey[], before: TemplateKey[]) =>
      step({
        call: () => api.checklist.savePlan({ templates }),
        done: {
          message: 'Your plan changed. What you finished or edited stayed.',
          undo: () => step({ call: () => api.checklist.savePlan({ templates: before }) }),
        },
      }),
    /** These throw, so that the form they come from can say what is wrong. */
    add: (given: TaskInput, userUuids: string[] = []) =>
      saving.mutateAsync({
        call: () => api.checklist.addTask({ ...given, userUuids, requestUuid: crypto.randomUUID() }),
        done: { message: `Added: ${given.title}` },
      }),
    save: ({ uuid, version }: ChecklistTask, given: TaskInput) =>
      saving.mutateAsync({
        call: () => api.checklist.saveTask({ ...given, uuid, version }),
        done: { message: `Saved: ${given.title}` },
      }),
    comment: ({ uuid }: ChecklistTask, text: string) =>
      saving.mutateAsync({
        call: () => api.checklist.commentTask({ uuid, text, requestUuid: crypto.randomUUID() }),
      }),
  };
}

export type ChecklistActions = ReturnType<typeof useChecklistActions>;
