import { z } from 'zod';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import { freshnessTenths } from '../rules/score-storefront.ts';
import { fillCards } from './fill-cards.ts';
import { listAging, listIdentities, listOutOfStep } from './projection.store.ts';
import { announceChanges, refreshSearch } from './refresh-search.ts';

/** Queued by whoever changed a storefront, its reviews or its prices. */
const REFRESH_TASK = 'search.refresh-storefront';
const CATCH_UP_TASK = 'search.catch-up';
const AGE_TASK = 'search.age-scores';

const refreshPayload = z.object({ storefrontId: z.number().int().positive() });

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
  const done = new Set<number>();
  for (;;) {
    const ids = await listOutOfStep(parts.db, AT_A_TIME);
    if (ids.length === 0) break;
    if (ids.every((id) => done.has(id))) throw new Error(`${ids.length} storefronts stay out of step.`);
    for (const id of ids) done.add(id);
    await refreshAndAnnounce(parts, ids);
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

/** At every start: a database that was filled by an older version gets its rows without waiting for the hour. */
export async function queueSearchCatchUp(db: Platform['db']): Promise<void> {
  await enqueueJob(db, CATCH_UP_TASK, {}, { jobKey: CATCH_UP_TASK });
}

export function searchJobs(parts: Parts): CapabilityJobs {
  return {
    tasks: {
      [REFRESH_TASK]: (payload) => refreshAndAnnounce(parts, [refreshPayload.parse(payload).storefrontId]),
      [CATCH_UP_TASK]: () => catchUp(parts),
      [AGE_TASK]: () => ageScores(parts),
    },
    cron: [
      { task: CATCH_UP_TASK, pattern: '17 * * * *' },
      { task: AGE_TASK, pattern: '40 4 * * *' },
    ],
  };
}
