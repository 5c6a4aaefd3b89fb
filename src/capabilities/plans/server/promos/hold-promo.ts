import { ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { PROMO_REFUSALS } from '../../rules/promo-codes.ts';
import { promoRefused } from './find-reduction.ts';
import { countUse, insertUse } from './promos.store.ts';

/** From the moment a purchase is written down, so that nobody uses a code by two pages at once. */
export async function holdPromo(
  tx: Tx,
  use: { code: string; storefrontId: number; purchaseUuid: string; usedAt: Date },
): Promise<Result<undefined>> {
  if (!(await insertUse(tx, use))) return promoRefused(PROMO_REFUSALS.USED);
  return (await countUse(tx, use.code)) ? ok(undefined) : promoRefused(PROMO_REFUSALS.USED_UP);
}
