import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { listTurning } from './due.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import { postAll } from './plan-postings.ts';
import { lockPlans } from './subscriptions.store.ts';
import { turnPlans } from './turn-plans.ts';

const AT_ONCE = 200;

/** Each listing in a transaction of its own: a run that dies has done what it has done. */
export async function turnDue({ db, ...deps }: PlanDeps & Pick<Platform, 'db'>): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listTurning(db, { now: deps.clock.now(), after, most: AT_ONCE });
    for (const id of ids)
      await transact(db, async (tx) => {
        await lockPlans(tx, id);
        await postAll(tx, deps, await turnPlans(tx, deps, id));
      });
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}
