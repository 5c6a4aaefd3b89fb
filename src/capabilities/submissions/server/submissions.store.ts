import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { weddingSubmissions } from '../tables.ts';

export type StoredSubmission = typeof weddingSubmissions.$inferSelect;
type NewSubmission = typeof weddingSubmissions.$inferInsert;
export type SubmissionChange = Partial<Omit<NewSubmission, 'id' | 'uuid' | 'storefrontId' | 'scopeId'>>;

/** Nothing where there is one of this name already. */
export async function insertSubmission(tx: Tx, submission: NewSubmission): Promise<void> {
  await tx
    .insert(weddingSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: weddingSubmissions.uuid });
}

/** Until the end of the transaction nobody else changes it. */
export async function lockSubmission(tx: Tx, uuid: string): Promise<StoredSubmission | undefined> {
  const [row] = await tx
    .select()
    .from(weddingSubmissions)
    .where(eq(weddingSubmissions.uuid, uuid))
    .for('update');
  return row;
}

export async function lockByLink(tx: Tx, linkHash: string): Promise<StoredSubmission | undefined> {
  const [row] = await tx
    .select()
    .from(weddingSubmissions)
    .where(eq(weddingSubmissions.linkHash, linkHash))
    .for('update');
  return row;
}

export async function findByLink(tx: Tx, linkHash: string): Promise<StoredSubmission | undefined> {
  const [row] = await tx.select().from(weddingSubmissions).where(eq(weddingSubmissions.linkHash, linkHash));
  return row;
}

export async function findSubmission(tx: Tx, uuid: string): Promise<StoredSubmission | undefined> {
  const [row] = await tx.select().from(weddingSubmissions).where(eq(weddingSubmissions.uuid, uuid));
  return row;
}

export async function changeSubmission(
  tx: Tx,
  id: number,
  change: SubmissionChange,
): Promise<StoredSubmission> {
  const [row] = await tx
    .update(weddingSubmissions)
    .set(change)
    .where(eq(weddingSubmissions.id, id))
    .returning();
  if (!row) throw new Error('A submission that was locked is gone.');
  return row;
}

export async function deleteSubmission(tx: Tx, id: number): Promise<void> {
  await tx.delete(weddingSubmissions).where(eq(weddingSubmissions.id, id));
}

/** The newest first. */
export function listSubmissionsOf(tx: Tx, storefrontId: number): Promise<StoredSubmission[]> {
  return tx
    .select()
    .from(weddingSubmissions)
    .where(eq(weddingSubmissions.storefrontId, storefrontId))
    .orderBy(desc(weddingSubmissions.id));
}

export async function countDrafts(tx: Tx, storefrontId: number): Promise<number> {
  const [row] = await tx
    .select({ drafts: count() })
    .from(weddingSubmissions)
    .where(and(eq(weddingSubmissions.storefrontId, storefrontId), eq(weddingSubmissions.status, 'NEW')));
  return row?.drafts ?? 0;
}

const SENT = ['SUBMITTED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'SPAM'] as const;

/** Whether another one that was sent is like it in these respects. */
async function hasOther(tx: Tx, id: number, alike: ReturnType<typeof and>): Promise<boolean> {
  const [row] = await tx
    .select({ id: weddingSubmissions.id })
    .from(weddingSubmissions)
    .where(and(ne(weddingSubmissions.id, id), inArray(weddingSubmissions.status, [...SENT]), alike))
    .limit(1);
  return row !== undefined;
}

export function hasSameWedding(
  tx: Tx,
  { id, firstName, partnerFirstName, weddingDate }: StoredSubmission,
): Promise<boolean> {
  return hasOther(
    tx,
    id,
    and(
      eq(weddingSubmissions.firstName, firstName),
      eq(weddingSubmissions.partnerFirstName, partnerFirstName),
      eq(weddingSubmissions.weddingDate, weddingDate ?? '0001-01-01'),
    ),
  );
}

export function hasSameAddress(tx: Tx, { id, coupleEmail }: StoredSubmission): Promise<boolean> {
  return hasOther(tx, id, eq(weddingSubmissions.coupleEmail, coupleEmail));
}

/** Where it was, as its page says it. */
export async function findCity(tx: Tx, cityId: number) {
  const [row] = await tx
    .select({ id: cities.id, name: cities.name, stateCode: cities.stateCode })
    .from(cities)
    .where(eq(cities.id, cityId));
  return row;
}

export async function findPhotographer(tx: Tx, storefrontId: number) {
  const [row] = await tx
    .select({ id: storefronts.id, uuid: storefronts.uuid, name: storefronts.name })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId));
  if (!row) throw new Error('A listing with a submission is gone.');
  return row;
}
