import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { forgetAddresses } from './referrals.store.ts';
import { type SettleDeps, settleReferrals } from './settle-referrals.ts';

const settleTask = defineTask('referrals.settle', z.object({ storefrontId: z.number() }));
const catchUpTask = defineTask('referrals.settle-due');
const forgetTask = defineTask('referrals.forget-addresses');

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

export async function queueSettling(tx: Pick<Tx, 'execute'>, storefrontId: number): Promise<void> {
  await enqueueJob(tx, settleTask, { storefrontId }, { jobKey: `settle-referral:${storefrontId}` });
}

export function referralsJobs(deps: SettleDeps): TaskHandler[] {
  const { db, clock } = deps;
  const forget = () =>
    transact(db, (tx) => forgetAddresses(tx, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)));
  return [
    handleTask(settleTask, ({ storefrontId }) => settleReferrals(deps, storefrontId)),
    // A page that was published before somebody claimed it is never published again.
    handleTask(catchUpTask, () => settleReferrals(deps), { cron: '23 * * * *' }),
    handleTask(forgetTask, forget, { cron: '50 4 * * *' }),
  ];
}
