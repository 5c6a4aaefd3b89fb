import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertOffer } from './credits.store.ts';

/** Waits for the storefront until somebody takes it; one that has had an offer gets no second. */
export function offerCredits(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefrontId, amount, endsAt = null }: { storefrontId: number; amount: number; endsAt?: Date | null },
): Promise<void> {
  return insertOffer(tx, { storefrontId, amount, endsAt, offeredAt: clock.now() });
}
