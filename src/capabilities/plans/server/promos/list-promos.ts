import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { promoRefusal } from '../../rules/promo-codes.ts';
import { listBoughtKinds, listOpenPromos } from './promos.store.ts';

/** The codes that this listing hears of: announced, open, and good for something it could buy. */
export async function listPromos(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  storefrontId: number,
): Promise<string[]> {
  const now = clock.now();
  const open = await listOpenPromos(tx, storefrontId, now);
  if (open.length === 0) return [];
  const bought = await listBoughtKinds(tx, storefrontId);
  return open
    .filter((promo) =>
      (['PACK', 'PLAN'] as const).some(
        (kind) => !promoRefusal(promo, { kind, now, isUsed: false, hasBought: bought.includes(kind) }),
      ),
    )
    .map(({ code }) => code);
}
