import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { expireInvitations } from './invitations.store.ts';
import { teamTopic } from './team-topic.ts';

const expireInvitationsTask = defineTask('teams.expire-invitations');

type Deps = Pick<Platform, 'db' | 'clock'>;

/** Overdue invitations already count as expired; this keeps open pages in step. */
export function teamsJobs({ db, clock }: Deps): TaskHandler[] {
  const expire = () =>
    transact(db, async (tx) => {
      for (const id of await expireInvitations(tx, clock.now()))
        await publishLive(tx, teamTopic(id), { kind: 'team' });
    });
  return [handleTask(expireInvitationsTask, expire, { cron: '11 * * * *' })];
}
