import { and, asc, count, eq, sql } from 'drizzle-orm';
import { bookings } from '#capabilities/bookings/tables.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RunSheetItem } from '../../rules/run-sheet-item.ts';
import { dayVendors, runSheetItems } from '../../tables.ts';

export type DayFrame = {
  day: string | null;
  couple: { a: string; b: string };
  /** None while the couple has not said where it is. */
  spot: { stateCode: string; lat: number; lon: number } | null;
};

export async function findFrame(tx: Tx, weddingId: string): Promise<DayFrame | undefined> {
  const [row] = await tx
    .select({
      day: weddings.weddingDate,
      a: weddings.primaryFirstName,
      b: weddings.partnerFirstName,
      stateCode: cities.stateCode,
      lat: cities.lat,
      lon: cities.lon,
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddings.id, weddingId));
  if (!row) return undefined;
  const { day, a, b, stateCode, lat, lon } = row;
  const spot = stateCode !== null && lat !== null && lon !== null ? { stateCode, lat, lon } : null;
  return { day, couple: { a, b }, spot };
}

export type ItemRow = RunSheetItem & { version: number };

export async function listItems(tx: Tx, weddingId: string): Promise<ItemRow[]> {
  const rows = await tx
    .select()
    .from(runSheetItems)
    .where(eq(runSheetItems.weddingId, weddingId))
    .orderBy(asc(runSheetItems.startsMinute), asc(runSheetItems.uuid));
  return rows.map(({ weddingId: _, ...item }) => item);
}

export async function countItems(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(runSheetItems)
    .where(eq(runSheetItems.weddingId, weddingId));
  return row?.items ?? 0;
}

/** Of any wedding: whose it is decides the caller. */
export async function findItem(tx: Tx, uuid: string) {
  const [row] = await tx.select().from(runSheetItems).where(eq(runSheetItems.uuid, uuid));
  return row;
}

export async function insertItems(tx: Tx, weddingId: string, items: readonly RunSheetItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.insert(runSheetItems).values(items.map((item) => ({ ...item, weddingId })));
}

export async function updateItem(tx: Tx, { uuid, ...item }: RunSheetItem): Promise<void> {
  await tx
    .update(runSheetItems)
    .set({ ...item, version: sql`${runSheetItems.version} + 1` })
    .where(eq(runSheetItems.uuid, uuid));
}

export async function deleteItem(tx: Tx, weddingId: string, uuid: string): Promise<number> {
  const gone = await tx
    .delete(runSheetItems)
    .where(and(eq(runSheetItems.weddingId, weddingId), eq(runSheetItems.uuid, uuid)));
  return gone.rowCount ?? 0;
}

export type VendorRow = Omit<typeof dayVendors.$inferSelect, 'weddingId'>;

export async function listVendors(tx: Tx, weddingId: string): Promise<VendorRow[]> {
  const rows = await tx.select().from(dayVendors).where(eq(dayVendors.weddingId, weddingId));
  return rows.map(({ weddingId: _, ...vendor }) => vendor);
}

/** Whom the couple booked, with the number it noted. */
export function listBooked(tx: Tx, weddingId: string) {
  return tx
    .select({
      uuid: inquiries.uuid,
      name: storefronts.name,
      taxonomyNodeId: inquiries.taxonomyNodeId,
      phone: bookings.contactPhone,
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .leftJoin(bookings, eq(bookings.inquiryUuid, inquiries.uuid))
    .where(and(eq(inquiries.weddingId, weddingId), eq(inquiries.status, 'BOOKED')))
    .orderBy(asc(storefronts.name), asc(inquiries.uuid));
}

export async function findVendor(tx: Tx, uuid: string) {
  const [row] = await tx.select().from(dayVendors).where(eq(dayVendors.uuid, uuid));
  return row;
}

export async function writeVendor(
  tx: Tx,
  weddingId: string,
  vendor: Omit<VendorRow, 'version'>,
): Promise<void> {
  await tx
    .insert(dayVendors)
    .values({ ...vendor, weddingId })
    .onConflictDoUpdate({
      target: dayVendors.uuid,
      set: { ...vendor, version: sql`${dayVendors.version} + 1` },
    });
}

export async function deleteVendor(tx: Tx, weddingId: string, uuid: string): Promise<number> {
  const gone = await tx
    .delete(dayVendors)
    .where(and(eq(dayVendors.weddingId, weddingId), eq(dayVendors.uuid, uuid)));
  return gone.rowCount ?? 0;
}
