import { autoStep } from '../rules/auto-ticks.ts';
import type { PlanDays } from '../rules/plan-due.ts';
import { planTasks } from '../rules/plan-tasks.ts';
import { libraryPlace } from '../rules/plan-templates.ts';
import type { TemplateKey } from '../rules/templates.data.ts';
import { taskUuid } from './task-uuid.ts';
import type { TaskRow } from './tasks.store.ts';

type List = {
  weddingId: string;
  /** What ids are made from: the wedding, or whoever begins one with this list. */
  seed: string;
  templates: readonly TemplateKey[];
  days: PlanDays;
  now: Date;
};

/** The rows of a list as it begins, with what facts have ticked already. */
export function planRows(
  { weddingId, seed, templates, days, now }: List,
  reasons: ReadonlyMap<string, string | null>,
): TaskRow[] {
  return planTasks(templates, days).map(({ key, title, dueOn }) => {
    const step = autoStep({ key, isDone: false, doneReason: null, isAutoOff: false }, reasons);
    const reason = step?.step === 'tick' ? step.reason : null;
    return {
      uuid: taskUuid(seed, key),
      weddingId,
      key,
      title,
      note: '',
      dueOn,
      isDueChosen: false,
      dueTime: '',
      minutes: null,
      place: '',
      snoozedUntil: null,
      repeats: null,
      position: libraryPlace(key),
      doneAt: reason === null ? null : now,
      doneBy: null,
      doneReason: reason,
      isAutoOff: false,
      removedAt: null,
      createdBy: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
  });
}
