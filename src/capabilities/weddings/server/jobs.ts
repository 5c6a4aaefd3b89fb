import { transact } from '#platform/database/transact.ts';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { expireInvitations } from './invitations.store.ts';
import { weddingTopic } from './wedding-topic.ts';

const TASK = 'weddings-expire-invitations';

type Deps = Pick<Platform, 'db' | 'clock'>;

async function expireOverdueInvitations({ db, clock }: Deps): Promise<void> {
  await transact(db, async (tx) => {
    const weddingIds = await expireInvitations(tx, clock.now());
    for (const id of weddingIds) await publishLive(tx, weddingTopic(id), { kind: 'invitations' });
  });
}

/** Overdue invitations already count as expired; this keeps lists and screens in step. */
export function weddingsJobs(deps: Deps): CapabilityJobs {
  return {
    tasks: { [TASK]: () => expireOverdueInvitations(deps) },
    cron: [{ task: TASK, pattern: '7 * * * *' }],
  };
}
