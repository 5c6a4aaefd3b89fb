import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditAccount } from '../contract.ts';
import { findOffer, markRedeemed } from './credits.store.ts';
import { giveCredits } from './give-credits.ts';
import { holdAccounts } from './hold-accounts.ts';
import { readAccountOf } from './read-account.ts';

/** Once, however often it is pressed and by how many: who comes later gets the account as it is. */
export function redeemOffer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<CreditAccount>> {
  return transact(db, async (tx): Promise<Result<CreditAccount>> => {
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
    return ok(await readAccountOf(tx, { clock }, entered.value));
  });
}
