import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { websitePagePrivacy } from '../tables.ts';

export type PagePrivacyRow = typeof websitePagePrivacy.$inferSelect;

const privacyOfPages = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(websitePagePrivacy)
    .where(eq(websitePagePrivacy.weddingId, sql.placeholder('weddingId')))
    .prepare('website_page_privacy'),
);

export async function listPagePrivacy(tx: Tx, weddingId: string): Promise<Map<string, PagePrivacyRow>> {
  const rows = await privacyOfPages(tx).execute({ weddingId });
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
