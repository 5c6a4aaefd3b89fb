import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { guestFilters } from '../../filters.tables.ts';

export type FilterRow = typeof guestFilters.$inferSelect;

/** By name. */
export function listFilters(tx: Tx, weddingId: string): Promise<FilterRow[]> {
  return tx
    .select()
    .from(guestFilters)
    .where(eq(guestFilters.weddingId, weddingId))
    .orderBy(asc(sql`lower(${guestFilters.name})`));
}

export async function insertFilter(tx: Tx, row: FilterRow): Promise<void> {
  await tx.insert(guestFilters).values(row);
}

export async function updateFilterName(tx: Tx, uuid: string, name: string): Promise<void> {
  await tx.update(guestFilters).set({ name }).where(eq(guestFilters.uuid, uuid));
}

export async function deleteFilter(tx: Tx, weddingId: string, uuid: string): Promise<number> {
  const { rowCount } = await tx
    .delete(guestFilters)
    .where(and(eq(guestFilters.weddingId, weddingId), eq(guestFilters.uuid, uuid)));
  return rowCount ?? 0;
}
