import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listListed, listWholeCards } from './cards.store.ts';
import { marksOf, readCard } from './kept-card.ts';

/** Cards in the order asked, by the names that addresses and calls use; storefronts that are not published are left out. */
export async function findCardsByUuid(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uuids: readonly string[],
): Promise<VendorCard[]> {
  if (uuids.length === 0) return [];
  const now = clock.now();
  const ids = (await listListed(db, uuids)).map(({ id }) => id);
  return (await listWholeCards(db, ids)).map((kept) => readCard(kept, marksOf(kept, now)));
}
