import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReferralStanding } from '../contract/referrals.contract.ts';
import { referralPaths } from '../rules/paths.ts';
import { MOST_MAILS_A_MONTH, monthBegan, rewardOf } from '../rules/reward.ts';
import { countReferrals } from './referrals.store.ts';
import { findNamed } from './settling.store.ts';

/** What a published listing brings to the one that referred it. */
export async function rewardFor(tx: Tx, storefrontId: number): Promise<number> {
  const storefront = await findNamed(tx, storefrontId);
  const category = storefront && categoryByNodeId(storefront.taxonomyNodeId);
  if (!category) throw new Error(`The listing ${storefrontId} has no category.`);
  return rewardOf(category.taxonomyKey);
}

export async function readStanding(
  tx: Tx,
  { clock, publicUrl }: Pick<Platform, 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<ReferralStanding>> {
  const entered = await enterStorefront(tx, actor, uuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const { rewardsThisMonth, mailsThisMonth, ...totals } = await countReferrals(
    tx,
    storefront.id,
    monthBegan(clock.now()),
  );
  return ok({
    storefrontUuid: uuid,
    name: storefront.name,
    isPublished: storefront.isPublished,
    canRefer: allowed.includes('manage-credits'),
    link: `${publicUrl}${referralPaths.join(uuid)}`,
    reward: await rewardFor(tx, storefront.id),
    rewardsThisMonth,
    mailsLeft: Math.max(0, MOST_MAILS_A_MONTH - mailsThisMonth),
    totals,
  });
}
