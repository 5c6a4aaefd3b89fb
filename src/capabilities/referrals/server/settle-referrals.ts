import { ok, type Result } from '#base/result.ts';
import { giveCredits } from '#capabilities/credits/server/index.ts';
import { lockStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type Refusal, refusalOf } from '../rules/judge-referral.ts';
import { monthBegan } from '../rules/reward.ts';
import { tellOfReward } from './mails.ts';
import { sharesDomain, teamAddresses } from './own-addresses.ts';
import { rewardFor } from './read-standing.ts';
import { tellReferralsChanged } from './referral-topic.ts';
import { updateReferral } from './referrals.store.ts';
import { countRewards, type Due, findJoined, findNamed, findSharedFacts, listDue } from './settling.store.ts';

export type SettleDeps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

const AT_ONCE = 200;

async function judge(tx: Tx, due: Due, now: Date): Promise<Refusal | undefined> {
  const { storefrontId, referredId } = due;
  const [ours, theirs] = [await teamAddresses(tx, storefrontId), await teamAddresses(tx, referredId)];
  return refusalOf({
    ...(await findSharedFacts(tx, due)),
    sharesDomain: sharesDomain(ours, theirs),
    rewardedThisMonth: await countRewards(tx, storefrontId, monthBegan(now)),
  });
}

/** Rewarded or refused, once: under both locks nobody publishes, joins or counts meanwhile. */
async function settle(tx: Tx, deps: SettleDeps, due: Due): Promise<Result<boolean>> {
  const { storefrontId, referredId, referralId } = due;
  await lockStorefronts(tx, [storefrontId, referredId]);
  const joined = await findJoined(tx, due);
  const [referrer, referred] = [await findNamed(tx, storefrontId), await findNamed(tx, referredId)];
  if (!joined || !referrer || !referred) return ok(false);
  const now = deps.clock.now();
  const settled = { settledAt: now, changedAt: now, referredStorefrontId: referredId };
  const refusal = await judge(tx, due, now);
  if (refusal) {
    await updateReferral(tx, referralId, { ...settled, status: 'NOT_REWARDED', refusal });
  } else {
    const credits = await rewardFor(tx, storefrontId);
    const given = await giveCredits(tx, deps, {
      ...{ storefront: referrer, credits, by: null, key: `referral:${referred.uuid}` },
      reference: { kind: 'referral', id: referralId },
      reason: 'a vendor you referred is published',
    });
    if (!given.ok) return given;
    await updateReferral(tx, referralId, { ...settled, status: 'REWARDED', credits });
    await tellOfReward(tx, deps, referrer, { referralId, name: referred.name, credits });
  }
  await tellReferralsChanged(tx, storefrontId);
  return ok(true);
}

/** Of one listing that was just published, or of whatever is due. */
export async function settleReferrals(deps: SettleDeps, referredId?: number): Promise<void> {
  for (const due of await listDue(deps.db, { referredId, limit: AT_ONCE })) {
    const done = await transact(deps.db, (tx) => settle(tx, deps, due));
    if (!done.ok) throw new Error(`The referral ${due.referralId} was not settled: ${done.failure.code}.`);
  }
}
