import { ok, type Result } from '#base/result.ts';
import { type By, type Posted, postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { givenUntil } from '../rules/lot-lives.ts';
import { findPosted, insertLots } from './credits.store.ts';
import { holdAccounts, ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { keyReused } from './refusals.ts';

export type Gift = {
  storefront: StorefrontRef;
  /** At least one. */
  credits: number;
  /** Whoever sends it again means the same gift. */
  key: string;
  /** Why, by the id that it has elsewhere. */
  reference: { kind: string; id: string };
  by: By;
};

/** For nothing; they live for six months. */
export function giveCredits(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, credits, key, reference, by }: Gift,
): Promise<Result<Posted>> {
  return transact(db, async (tx): Promise<Result<Posted>> => {
    await holdAccounts(tx, { clock }, storefront);
    const former = await findPosted(tx, key);
    if (former && (former.ownerId !== storefront.uuid || former.credits !== credits)) return keyReused();
    if (former) return ok({ transferId: former.transferId, isNew: false });
    const owner = ownerOf(storefront);
    const posted = await postTransfer(
      tx,
      { clock },
      { kind: 'ENDOWMENT', key, reference, by, owner, amounts: { credits } },
    );
    if (!posted.ok) return posted;
    const now = clock.now();
    await insertLots(tx, [
      {
        id: clock.uuid(),
        storefrontId: storefront.id,
        source: 'GIVEN',
        ...{ granted: credits, remaining: credits, costCents: 0 },
        expiresAt: givenUntil(now),
        transferId: posted.value.transferId,
        createdAt: now,
      },
    ]);
    return posted;
  });
}
