import type { Tx } from '#platform/database/database.ts';
import { insertPromos } from '../promos/promos.store.ts';

/** Two codes that anybody can try; a listing hears of the first by itself. */
export async function insertDemoPromos(tx: Tx, now: Date): Promise<void> {
  const shared = { startsAt: now, createdAt: now, maxUses: null, bonusCredits: null };
  await insertPromos(tx, [
    {
      ...shared,
      ...{ code: 'HELLO20', percentOff: 20, scope: 'PACKS', isFirstOnly: true },
      ...{ isAnnounced: true, endsAt: null },
    },
    {
      ...shared,
      ...{ code: 'SPRING15', percentOff: 15, scope: 'ALL', isFirstOnly: false },
      ...{ isAnnounced: false, endsAt: null },
    },
  ]);
}
