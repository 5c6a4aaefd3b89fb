import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { works } from '../../rules/plan-works.ts';
import { listSubscriptions } from './subscriptions.store.ts';

/** Whether every lead of this listing is included at this moment, whatever the jobs have got to. */
export async function hasUnlimitedPlan(
  tx: Pick<Tx, 'select'>,
  { clock }: Pick<Platform, 'clock'>,
  storefrontId: number,
): Promise<boolean> {
  const now = clock.now();
  return (await listSubscriptions(tx, storefrontId)).some((plan) => works(plan, now));
}
