import { z } from 'zod';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { type AutoStep, autoReasons, autoStep } from '../../rules/auto-ticks.ts';
import { tellChecklistChanged } from '../change-checklist.ts';
import { hasList, listTasks, type TaskChanges, updateTask } from '../tasks.store.ts';
import { findFrame } from '../wedding-frame.store.ts';
import { readFacts } from './facts.store.ts';

export const followFactsTask = defineTask('checklist-follow-facts', z.object({ weddingId: z.uuid() }));

/** Once for each wedding, however much happens before it runs. */
export function queueFacts(tx: Tx, weddingId: string): Promise<void> {
  return enqueueJob(tx, followFactsTask, { weddingId }, { jobKey: `checklist-facts:${weddingId}` });
}

function changesOf(step: AutoStep, now: Date): TaskChanges {
  switch (step.step) {
    case 'tick':
      return { doneAt: now, doneReason: step.reason, updatedAt: now };
    case 'reword':
      return { doneReason: step.reason, updatedAt: now };
    case 'untick':
      return { doneAt: null, doneReason: null, updatedAt: now };
  }
}

/** Ticks what facts say is done, and takes back what they no longer say. Run again, it finds nothing to do. */
export function followFacts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { weddingId }: { weddingId: string },
): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await lockWedding(tx, weddingId)) || !(await hasList(tx, weddingId))) return;
    const now = clock.now();
    const { today } = await findFrame(tx, weddingId, now);
    const facts = await readFacts(tx, weddingId, today);
    if (!facts) return;
    const reasons = autoReasons(facts);
    let isChanged = false;
    for (const task of await listTasks(tx, weddingId)) {
      const { uuid, key, doneAt, doneReason, isAutoOff, removedAt } = task;
      const step = removedAt
        ? undefined
        : autoStep({ key, isDone: doneAt !== null, doneReason, isAutoOff }, reasons);
      if (!step) continue;
      await updateTask(tx, uuid, changesOf(step, now));
      isChanged = true;
    }
    if (isChanged) await tellChecklistChanged(tx, weddingId);
  });
}
