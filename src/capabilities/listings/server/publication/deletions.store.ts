import { asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { listingDeletions, publicationReviews, releasedWords } from '../../publication.tables.ts';
import { listingEdits, sectionDrafts, sectionVersions } from '../../tables.ts';

export async function findDeletion(tx: Tx, storefrontId: number) {
  const [row] = await tx
    .select()
    .from(listingDeletions)
    .where(eq(listingDeletions.storefrontId, storefrontId));
  return row;
}

type Asked = { storefrontId: number; askedBy: string; askedAt: Date; dueAt: Date };

/** Asked again, it stays as it was: the day does not move. */
export async function insertDeletion(tx: Tx, asked: Asked): Promise<boolean> {
  const rows = await tx
    .insert(listingDeletions)
    .values(asked)
    .onConflictDoNothing()
    .returning({ id: listingDeletions.storefrontId });
  return rows.length > 0;
}

export async function dropDeletion(tx: Tx, storefrontId: number): Promise<boolean> {
  const rows = await tx
    .delete(listingDeletions)
    .where(eq(listingDeletions.storefrontId, storefrontId))
    .returning({ id: listingDeletions.storefrontId });
  return rows.length > 0;
}

const AT_ONCE = 100;

export async function listDueDeletions(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: listingDeletions.storefrontId })
    .from(listingDeletions)
    .where(lte(listingDeletions.dueAt, now))
    .orderBy(asc(listingDeletions.dueAt))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Everything that is kept beside a listing: drafts, history, what staff said about it. */
export async function forgetListing(tx: Tx, storefrontId: number): Promise<void> {
  for (const table of [sectionVersions, sectionDrafts, listingEdits, publicationReviews, releasedWords]) {
    await tx.delete(table).where(eq(table.storefrontId, storefrontId));
  }
}
