import { fail, type Result } from '#base/result.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { findOffer, markRedeemed } from './credits.store.ts';
import { giveCredits } from './give-credits.ts';
import { holdAccounts } from './hold-accounts.ts';

/** Once, however often it is pressed and by how many: who comes later finds it done. */
export function redeemOffer(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<EnteredStorefront>> {
  return transact(db, async (tx): Promise<Result<EnteredStorefront>> => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'manage-credits');
    if (!entered.ok) return entered;
    const { storefront } = entered.value;
    await holdAccounts(tx, { clock }, storefront);
    const offer = await findOffer(tx, storefront.id);
    const now = clock.now();
    if (!offer || (!offer.redeemedAt && offer.endsAt && offer.endsAt <= now))
      return fail('credits.no_offer', 'There is no offer for this listing any more.');
    if (!offer.redeemedAt) {
      const given = await giveCredits(
        tx,
        { clock },
        {
          ...{ storefront, credits: offer.amount, by: actor, key: `offer:${storefront.uuid}` },
          reference: { kind: 'offer', id: storefront.uuid },
        },
      );
      if (!given.ok) return given;
      await markRedeemed(tx, storefront.id, now);
    }
    return entered;
  });
}
