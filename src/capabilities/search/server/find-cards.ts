import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listCardsByUuid } from './cards.store.ts';
import { marksOf, readCard } from './kept-card.ts';

/** Cards in the order asked, by the names that addresses and calls use; storefronts that are not published are left out. */
export async function findCardsByUuid(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uuids: readonly string[],
): Promise<VendorCard[]> {
  if (uuids.length === 0) return [];
  const now = clock.now();
  return (await listCardsByUuid(db, uuids)).map((kept) => readCard(kept, marksOf(kept, now)));
}
