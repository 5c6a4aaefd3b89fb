import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { availabilityBlocks, storefronts } from '../tables.ts';

/** Bookings of one business are settled one after the other. */
export async function lockCalendar(tx: Tx, storefrontId: number): Promise<void> {
  await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId))
    .for('no key update');
}

/** False where the day was taken before, whatever by. */
export async function insertBookedDay(tx: Tx, storefrontId: number, day: string): Promise<boolean> {
  const rows = await tx
    .insert(availabilityBlocks)
    .values({ storefrontId, day, kind: 'BOOKED' })
    .onConflictDoNothing()
    .returning({ day: availabilityBlocks.day });
  return rows.length > 0;
}

/** Only what a booking took: a day that was blocked by hand stays so. */
export async function deleteBookedDay(tx: Tx, storefrontId: number, day: string): Promise<boolean> {
  const rows = await tx
    .delete(availabilityBlocks)
    .where(
      and(
        eq(availabilityBlocks.storefrontId, storefrontId),
        eq(availabilityBlocks.day, day),
        eq(availabilityBlocks.kind, 'BOOKED'),
      ),
    )
    .returning({ day: availabilityBlocks.day });
  return rows.length > 0;
}
