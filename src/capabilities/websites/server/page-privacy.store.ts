import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { websitePagePrivacy } from '../tables.ts';

export type PagePrivacyRow = typeof websitePagePrivacy.$inferSelect;

export async function listPagePrivacy(tx: Tx, weddingId: string): Promise<Map<string, PagePrivacyRow>> {
  const rows = await tx.select().from(websitePagePrivacy).where(eq(websitePagePrivacy.weddingId, weddingId));
  return new Map(rows.map((row) => [row.pageUuid, row]));
}

export async function writePagePrivacy(tx: Tx, row: PagePrivacyRow): Promise<void> {
  const { weddingId: _, pageUuid: __, ...set } = row;
  await tx
    .insert(websitePagePrivacy)
    .values(row)
    .onConflictDoUpdate({ target: [websitePagePrivacy.weddingId, websitePagePrivacy.pageUuid], set });
}

export async function dropPagePrivacy(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(websitePagePrivacy).where(eq(websitePagePrivacy.weddingId, weddingId));
}
