import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { expireInvitations } from './invitations.store.ts';
import { weddingTopic } from './wedding-topic.ts';

const expireInvitationsTask = defineTask('weddings-expire-invitations');

type Deps = Pick<Platform, 'db' | 'clock'>;

async function expireOverdueInvitations({ db, clock }: Deps): Promise<void> {
  await transact(db, async (tx) => {
    const weddingIds = await expireInvitations(tx, clock.now());
    for (const id of weddingIds) await publishLive(tx, weddingTopic(id), { kind: 'invitations' });
  });
}

/** Overdue invitations already count as expired; this keeps lists and screens in step. */
export function weddingsJobs(deps: Deps): TaskHandler[] {
  return [handleTask(expireInvitationsTask, () => expireOverdueInvitations(deps), { cron: '7 * * * *' })];
}
