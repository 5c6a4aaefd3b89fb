import { enqueueJob } from '../../src/platform/jobs/store.ts';
import { defineTask } from '../../src/platform/jobs/task.ts';
import { atDatabase } from './at-database.ts';

/** So many days go by for the plans of a listing, and the job that starts and ends plans looks at them. */
export function letPlanDaysPass({ uuid }: { uuid: string }, days: number): Promise<void> {
  return atDatabase(async (db) => {
    const client = db.$client;
    await client.query(
      `update plan_periods p set starts_at = p.starts_at - make_interval(days => $2), ends_at = p.ends_at - make_interval(days => $2)
       from plan_subscriptions u join storefronts s on s.id = u.storefront_id where s.uuid = $1 and p.subscription_id = u.id`,
      [uuid, days],
    );
    await client.query(
      `update plan_subscriptions u set starts_at = u.starts_at - make_interval(days => $2),
         period_starts_at = period_starts_at - make_interval(days => $2),
         period_ends_at = period_ends_at - make_interval(days => $2), term_ends_at = term_ends_at - make_interval(days => $2)
       from storefronts s where s.uuid = $1 and s.id = u.storefront_id`,
      [uuid, days],
    );
    await enqueueJob(db, defineTask('plans.turn'), {}, { jobKey: `e2e:${uuid}` });
  });
}
