import { z } from 'zod';
import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { freshnessTenths } from '../rules/score-storefront.ts';
import { fillCards } from './fill-cards.ts';
import { listAging, listIdentities, listSteps } from './projection.store.ts';
import { announceChanges, refreshSearch } from './refresh-search.ts';

/** Queued for every storefront that says it changed. */
export const refreshStorefront = defineTask(
  'search.refresh-storefront',
  z.object({ storefrontId: z.number().int().positive() }),
);
const catchUpTask = defineTask('search.catch-up');
const ageTask = defineTask('search.age-scores');

/** Small enough that nobody waits long for the lock of a category. */
const AT_A_TIME = 500;

type Parts = Pick<Platform, 'db' | 'clock'>;

async function refreshAndAnnounce({ db, clock }: Parts, ids: readonly number[]): Promise<void> {
  await transact(db, async (tx) => {
    await refreshSearch(tx, ids, clock.now());
    await announceChanges(tx, await listIdentities(tx, ids));
  });
}

/** Brings in whoever was published without a row or has no card, as by an older version, and takes out whoever is gone. */
async function catchUp(parts: Parts): Promise<void> {
  for (let after = 0; ; ) {
    const steps = await listSteps(parts.db, after, AT_A_TIME);
    const last = steps.at(-1);
    if (!last) break;
    const outOfStep = steps.filter(({ isOut }) => isOut).map(({ id }) => id);
    if (outOfStep.length > 0) await refreshAndAnnounce(parts, outOfStep);
    after = last.id;
  }
  await fillCards(parts.db);
}

/** Freshness falls by itself; rows are written only where it fell by a tenth of a point. */
async function ageScores({ db, clock }: Parts): Promise<void> {
  const now = clock.now();
  for (let after = 0; ; ) {
    const rows = await listAging(db, after, AT_A_TIME);
    const aged = rows.filter(
      (row) => freshnessTenths(new Date(row.last_change), now) !== row.freshness_score,
    );
    const ids = aged.map(({ id }) => id);
    await transact(db, (tx) => refreshSearch(tx, ids, now));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

export function searchJobs(parts: Parts): TaskHandler[] {
  return [
    handleTask(refreshStorefront, ({ storefrontId }) => refreshAndAnnounce(parts, [storefrontId])),
    // At every start as well: a database that was filled by an older version gets its rows without waiting for the hour.
    handleTask(catchUpTask, () => catchUp(parts), { cron: '17 * * * *', atStart: true }),
    handleTask(ageTask, () => ageScores(parts), { cron: '40 4 * * *' }),
  ];
}
