import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import { autoReasons } from '../rules/auto-ticks.ts';
import { libraryOf, libraryTask, soundTemplates } from '../rules/plan-templates.ts';
import type { TemplateKey } from '../rules/templates.data.ts';
import { changeChecklist, type Deps } from './change-checklist.ts';
import { listComments } from './comments.store.ts';
import { readFacts } from './facts/facts.store.ts';
import { listFilesOfWedding } from './files/files.store.ts';
import { planRows } from './plan-rows.ts';
import {
  deleteTasks,
  insertTasks,
  listAssignees,
  listTasks,
  type TaskRow,
  updateList,
} from './tasks.store.ts';

/** Somebody has made it theirs: it stays, whatever is planned. */
function isTouched(task: TaskRow): boolean {
  const { doneAt, note, isDueChosen, repeats, snoozedUntil, place, minutes } = task;
  const isPlain = !(note || isDueChosen || repeats || snoozedUntil || place || minutes || task.removedAt);
  return doneAt !== null || !isPlain || task.title !== libraryTask(task.key)?.title;
}

/** What kind of wedding is planned. What is done, edited, talked about or one's own stays; the rest comes and goes. */
export function savePlan(
  deps: Deps,
  actor: SignedInActor,
  given: { templates: TemplateKey[] },
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async ({ tx, member, frame, now }) => {
    const { weddingId } = member;
    const templates = soundTemplates(given.templates);
    const wanted = new Set(libraryOf(templates).map(({ key }) => key));
    const tasks = await listTasks(tx, weddingId);
    const onThem = [
      ...(await listAssignees(tx, weddingId)),
      ...(await listComments(tx, weddingId)),
      ...(await listFilesOfWedding(tx, weddingId)),
    ];
    const used = new Set(onThem.map(({ taskUuid }) => taskUuid));
    const gone = tasks.filter(
      (task) => task.key !== null && !wanted.has(task.key) && !isTouched(task) && !used.has(task.uuid),
    );
    await deleteTasks(
      tx,
      weddingId,
      gone.map(({ uuid }) => uuid),
    );
    const known = new Set(tasks.map(({ key }) => key));
    const facts = await readFacts(tx, weddingId, frame.today);
    const planned = planRows(
      { weddingId, seed: weddingId, templates, days: frame, now },
      facts ? autoReasons(facts) : new Map(),
    );
    await insertTasks(
      tx,
      planned.filter(({ key }) => !known.has(key)),
    );
    await updateList(tx, weddingId, { templates });
    return ok(undefined);
  });
}
