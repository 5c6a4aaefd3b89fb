import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listItems, listVendors } from './plan/day.store.ts';

/** For the export of an account: the run sheet and when vendors come. */
export async function collectDay(tx: Tx, userId: string) {
  const membership = await membershipOf(tx, userId);
  if (!membership?.allowed.includes('run-day')) return null;
  const items = await listItems(tx, membership.weddingId);
  const vendors = await listVendors(tx, membership.weddingId);
  if (items.length === 0 && vendors.length === 0) return null;
  return {
    runSheet: items.map(({ uuid: _, version: __, ...item }) => item),
    vendors: vendors.map(({ uuid: _, version: __, inquiryUuid: ___, ...vendor }) => vendor),
  };
}
