import type { Tx } from '#platform/database/database.ts';
import { autoReasons } from '../rules/auto-ticks.ts';
import { soundTemplates } from '../rules/plan-templates.ts';
import { listComments } from './comments.store.ts';
import { readFacts } from './facts/facts.store.ts';
import { listFiles } from './files/files.store.ts';
import { planRows } from './plan-rows.ts';
import type { ChecklistRows } from './present.ts';
import { findList, listAssignees, listTasks, type TaskRow } from './tasks.store.ts';
import { listPeople, type WeddingFrame } from './wedding-frame.store.ts';

/** What a wedding's list begins with; nobody has chosen anything yet. */
export async function readFirstRows(
  tx: Tx,
  { weddingId, seed }: { weddingId: string; seed: string },
  { weddingDate, today, now }: WeddingFrame & { now: Date },
): Promise<TaskRow[]> {
  const facts = await readFacts(tx, weddingId, today);
  const list = { weddingId, seed, templates: soundTemplates([]), days: { weddingDate, today }, now };
  return planRows(list, facts ? autoReasons(facts) : new Map());
}

/** A wedding's list as it is written, or as it would begin today. Reading writes nothing. */
export async function readRows(
  tx: Tx,
  weddingId: string,
  frame: WeddingFrame & { now: Date },
): Promise<ChecklistRows> {
  const list = await findList(tx, weddingId);
  const people = await listPeople(tx, weddingId);
  if (!list) {
    const tasks = await readFirstRows(tx, { weddingId, seed: weddingId }, frame);
    const begun = { templates: soundTemplates([]), plannedOn: frame.today };
    return { ...begun, tasks, people, assignees: [], comments: [], files: [] };
  }
  const tasks = await listTasks(tx, weddingId);
  const assignees = await listAssignees(tx, weddingId);
  const comments = await listComments(tx, weddingId);
  const files = await listFiles(tx, weddingId);
  return { templates: list.templates, plannedOn: list.plannedOn, tasks, assignees, comments, files, people };
}
