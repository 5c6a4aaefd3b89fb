import type { Result } from '#base/result.ts';
import { type Posted, postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { costOfUse } from '../rules/lots.ts';
import { insertUses, listEndedLots, listLots, type OwnedLot } from './credits.store.ts';
import { holdAccounts, ownerOf } from './hold-accounts.ts';

const AT_ONCE = 200;

async function expireLot(
  { db, clock }: Pick<Platform, 'clock'> & { db: Tx },
  { lotId, storefrontId, storefrontUuid }: OwnedLot,
): Promise<void> {
  const storefront = { id: storefrontId, uuid: storefrontUuid };
  const done = await transact(db, async (tx): Promise<Result<Posted> | undefined> => {
    await holdAccounts(tx, { clock }, storefront);
    // Somebody else may have taken the rest, or written its end down, since it was found.
    const lot = (await listLots(tx, storefrontId)).find(({ id }) => id === lotId);
    if (!lot) return;
    const credits = lot.remaining;
    const costCents = costOfUse(lot, credits);
    const posted = await postTransfer(
      tx,
      { clock },
      {
        ...{ kind: 'EXPIRATION', key: `expired:${lotId}`, by: null, owner: ownerOf(storefront) },
        amounts: { credits, costCents },
        reference: { kind: 'lot', id: lotId },
      },
    );
    if (posted.ok) await insertUses(tx, posted.value.transferId, [{ lotId, amount: credits, costCents }]);
    return posted;
  });
  if (done && !done.ok) throw new Error(`Lot ${lotId} cannot expire: ${done.failure.message}`);
}

/** Each lot whose time is over, in a transaction of its own: a run that dies has done what it has done. */
export async function expireLots({ db, clock }: Pick<Platform, 'clock'> & { db: Tx }): Promise<void> {
  for (;;) {
    const ended = await listEndedLots(db, clock.now(), AT_ONCE);
    for (const lot of ended) await expireLot({ db, clock }, lot);
    if (ended.length < AT_ONCE) return;
  }
}
