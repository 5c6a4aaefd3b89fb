import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { plannedDue } from '../rules/plan-due.ts';
import { libraryTask } from '../rules/plan-templates.ts';
import { tellChecklistChanged } from './change-checklist.ts';
import { findList, listTasks, updateDues, updateList } from './tasks.store.ts';
import { findFrame } from './wedding-frame.store.ts';

/** The wedding has another day: what is neither done nor on a day that somebody chose is counted anew from it. */
export async function rescaleList(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  weddingId: string,
): Promise<void> {
  const list = await findList(tx, weddingId);
  if (!list) return;
  const now = clock.now();
  const { weddingDate, today } = await findFrame(tx, weddingId, now);
  if (weddingDate === list.scaledFor) return;
  const tasks = await listTasks(tx, weddingId);
  const moved = tasks.flatMap(({ uuid, key, doneAt, isDueChosen, dueOn }) => {
    const known = libraryTask(key);
    if (!known || doneAt || isDueChosen) return [];
    const due = plannedDue(known.days, { weddingDate, today });
    return due === dueOn ? [] : [{ uuid, dueOn: due }];
  });
  await updateDues(tx, moved, now);
  await updateList(tx, weddingId, { scaledFor: weddingDate, plannedOn: today });
  await tellChecklistChanged(tx, weddingId);
}
