import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listCardRows, listListed } from './cards.store.ts';
import { presentCard } from './present.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Cards in the order asked; storefronts that are not published are left out. */
export async function findCards(
  { db, clock }: Parts,
  storefrontIds: readonly number[],
): Promise<VendorCard[]> {
  if (storefrontIds.length === 0) return [];
  const now = clock.now();
  return (await listCardRows(db, storefrontIds)).map((row) => presentCard(row, now));
}

/** The same by the names that addresses and calls use. */
export async function findCardsByUuid(parts: Parts, uuids: readonly string[]): Promise<VendorCard[]> {
  if (uuids.length === 0) return [];
  const listed = await listListed(parts.db, uuids);
  return findCards(
    parts,
    listed.map(({ id }) => id),
  );
}
