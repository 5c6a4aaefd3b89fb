import { and, asc, count, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { SheetLine } from '../../rules/sheets/sheet-lines.ts';
import { eventGuarantees, sheetLinks } from '../../sheets.tables.ts';

export type SheetRow = typeof sheetLinks.$inferSelect;
export type GuaranteeRow = typeof eventGuarantees.$inferSelect;

export function listSheetRows(tx: Tx, weddingId: string): Promise<SheetRow[]> {
  return tx
    .select()
    .from(sheetLinks)
    .where(eq(sheetLinks.weddingId, weddingId))
    .orderBy(asc(sheetLinks.createdAt), asc(sheetLinks.uuid));
}

export async function findSheet(tx: Tx, token: string): Promise<SheetRow | undefined> {
  const [row] = await tx.select().from(sheetLinks).where(eq(sheetLinks.token, token));
  return row;
}

export async function countSheets(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ sheets: count() })
    .from(sheetLinks)
    .where(eq(sheetLinks.weddingId, weddingId));
  return row?.sheets ?? 0;
}

export async function insertSheet(tx: Tx, row: typeof sheetLinks.$inferInsert): Promise<void> {
  await tx.insert(sheetLinks).values(row);
}

/** Whether there was one. */
export async function deleteSheet(tx: Tx, weddingId: string, uuid: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(sheetLinks)
    .where(and(eq(sheetLinks.uuid, uuid), eq(sheetLinks.weddingId, weddingId)));
  return (rowCount ?? 0) > 0;
}

export async function noteSheetSeen(
  tx: Tx,
  uuid: string,
  seen: { seenAt: Date; seenLines: SheetLine[] },
): Promise<void> {
  await tx.update(sheetLinks).set(seen).where(eq(sheetLinks.uuid, uuid));
}

export function listGuarantees(tx: Tx, weddingId: string): Promise<GuaranteeRow[]> {
  return tx.select().from(eventGuarantees).where(eq(eventGuarantees.weddingId, weddingId));
}

export async function writeGuarantee(tx: Tx, row: typeof eventGuarantees.$inferInsert): Promise<void> {
  const { lines, at } = row;
  await tx
    .insert(eventGuarantees)
    .values(row)
    .onConflictDoUpdate({ target: eventGuarantees.eventUuid, set: { lines, at } });
}
