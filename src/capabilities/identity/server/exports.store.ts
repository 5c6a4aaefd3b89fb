import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { accountExports, vendorUsers } from '../tables.ts';

export type ExportRow = typeof accountExports.$inferSelect;

export async function insertExport(
  tx: Tx,
  row: { id: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<ExportRow> {
  const [inserted] = await tx.insert(accountExports).values(row).returning();
  if (!inserted) throw new Error('The export was not stored.');
  return inserted;
}

export async function findExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(accountExports).where(eq(accountExports.id, id));
  return row;
}

export async function findExportOf(tx: Tx, userId: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.id, id), eq(accountExports.userId, userId)));
  return row;
}

export function listExports(tx: Tx, userId: string): Promise<ExportRow[]> {
  return tx
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, userId))
    .orderBy(desc(accountExports.createdAt))
    .limit(10);
}

/** Every file a person's archives left behind, however many. */
export async function listArchiveKeys(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileKey: accountExports.fileKey })
    .from(accountExports)
    .where(and(eq(accountExports.userId, userId), isNotNull(accountExports.fileKey)));
  return rows.flatMap(({ fileKey }) => (fileKey ? [fileKey] : []));
}

/** False when the account, and the request with it, was deleted meanwhile. */
export async function markExportReady(tx: Tx, id: string, fileKey: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountExports)
    .set({ fileKey, readyAt: now })
    .where(eq(accountExports.id, id))
    .returning({ id: accountExports.id });
  return rows.length > 0;
}

export function listExpiredExports(tx: Tx, now: Date): Promise<ExportRow[]> {
  return tx.select().from(accountExports).where(lt(accountExports.expiresAt, now));
}

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(accountExports).where(eq(accountExports.id, id));
}

export async function findVendorProfile(tx: Tx, userId: string) {
  const [row] = await tx.select().from(vendorUsers).where(eq(vendorUsers.userId, userId));
  return row ?? null;
}
