import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { ensureLinks } from './ensure-links.ts';
import { forgetDue } from './forgetting/forget-wedding.ts';
import { deleteOldDrafts } from './replies.store.ts';
import { freezeCounts } from './sheets/freeze-counts.ts';

const DRAFT_DAYS = 14;

const forgetDrafts = defineTask('rsvp-forget-drafts');
const forget = defineTask('rsvp-forget');
const freeze = defineTask('rsvp-freeze-counts');
const makeLinks = defineTask('rsvp-make-links');

export function rsvpJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [
    handleTask(
      forgetDrafts,
      () => deleteOldDrafts(db, new Date(clock.now().getTime() - DRAFT_DAYS * 86_400_000)),
      { cron: '40 4 * * *' },
    ),
    handleTask(forget, () => forgetDue({ db, clock }), { cron: '50 4 * * *' }),
    handleTask(freeze, () => freezeCounts({ db, clock }), { cron: '35 * * * *' }),
    // The net under households that were there before there were links.
    handleTask(makeLinks, async () => void (await transact(db, (tx) => ensureLinks(tx, { clock }))), {
      cron: '10 * * * *',
    }),
  ];
}
