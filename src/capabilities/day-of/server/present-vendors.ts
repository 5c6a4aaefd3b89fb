import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayVendor } from '../contract/plan.contract.ts';
import { listBooked, listVendors } from './plan/day.store.ts';

const LATEST = Number.POSITIVE_INFINITY;

/** Who is booked and who was written down, in the order they arrive. */
export async function readVendors(tx: Tx, weddingId: string): Promise<DayVendor[]> {
  const noted = await listVendors(tx, weddingId);
  const booked = await listBooked(tx, weddingId);
  const known = new Map(noted.map((vendor) => [vendor.uuid, vendor]));
  const ours = booked.map(({ uuid, name, taxonomyNodeId, phone }): DayVendor => {
    const note = known.get(uuid);
    const { arrivesMinute = null, place = '', version = 0 } = note ?? {};
    const service = categoryByNodeId(taxonomyNodeId)?.navLabel ?? '';
    return {
      ...{ uuid, name, service, arrivesMinute, place, version },
      phone: note?.phone || (phone ?? ''),
      isBooked: true,
    };
  });
  const others = noted
    .filter(({ inquiryUuid }) => inquiryUuid === null)
    .map(({ inquiryUuid: _, ...vendor }) => ({ ...vendor, isBooked: false }));
  return [...ours, ...others].toSorted(
    (one, other) =>
      (one.arrivesMinute ?? LATEST) - (other.arrivesMinute ?? LATEST) || one.name.localeCompare(other.name),
  );
}
