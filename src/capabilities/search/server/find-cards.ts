import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listCardRowsByUuid } from './cards.store.ts';
import { presentCard } from './present.ts';

/** Cards in the order asked, by the names that addresses and calls use; storefronts that are not published are left out. */
export async function findCardsByUuid(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uuids: readonly string[],
): Promise<VendorCard[]> {
  if (uuids.length === 0) return [];
  const now = clock.now();
  return (await listCardRowsByUuid(db, uuids)).map((row) => presentCard(row, now));
}
