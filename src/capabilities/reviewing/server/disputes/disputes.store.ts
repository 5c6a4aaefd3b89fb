import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { DisputeSide } from '../../rules/dispute-states.ts';
import { disputeFiles, reviewDisputes } from '../../tables.ts';

export type DisputeRow = typeof reviewDisputes.$inferSelect;
export type DisputeFileRow = typeof disputeFiles.$inferSelect;
type DisputeChange = Partial<Omit<typeof reviewDisputes.$inferInsert, 'uuid' | 'reviewId'>>;

/** The newest of a review, whatever became of it. Its review is locked by whoever is about to change it. */
export async function findDispute(tx: Tx, reviewId: number): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviewDisputes)
    .where(eq(reviewDisputes.reviewId, reviewId))
    .orderBy(desc(reviewDisputes.createdAt))
    .limit(1);
  return row;
}

/** Of each review the newest, that one last. */
export function listDisputes(tx: Tx, reviewIds: readonly number[]): Promise<DisputeRow[]> {
  if (reviewIds.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(reviewDisputes)
    .where(inArray(reviewDisputes.reviewId, [...reviewIds]))
    .orderBy(asc(reviewDisputes.createdAt));
}

export async function insertDispute(
  tx: Tx,
  dispute: typeof reviewDisputes.$inferInsert,
): Promise<DisputeRow> {
  const [row] = await tx.insert(reviewDisputes).values(dispute).returning();
  if (!row) throw new Error('The dispute was not written.');
  return row;
}

export async function updateDispute(tx: Tx, uuid: string, change: DisputeChange): Promise<DisputeRow> {
  const [row] = await tx.update(reviewDisputes).set(change).where(eq(reviewDisputes.uuid, uuid)).returning();
  if (!row) throw new Error('The dispute is gone.');
  return row;
}

export async function deleteDispute(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(reviewDisputes).where(eq(reviewDisputes.uuid, uuid));
}

export function listDisputeFiles(tx: Tx, disputeUuids: readonly string[]): Promise<DisputeFileRow[]> {
  if (disputeUuids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(disputeFiles)
    .where(inArray(disputeFiles.disputeUuid, [...disputeUuids]))
    .orderBy(asc(disputeFiles.createdAt), asc(disputeFiles.uuid));
}

export async function findDisputeFile(tx: Tx, uuid: string): Promise<DisputeFileRow | undefined> {
  const [row] = await tx.select().from(disputeFiles).where(eq(disputeFiles.uuid, uuid));
  return row;
}

export async function countDisputeFiles(tx: Tx, disputeUuid: string, side: DisputeSide): Promise<number> {
  const [row] = await tx
    .select({ files: count() })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.disputeUuid, disputeUuid), eq(disputeFiles.side, side)));
  return row?.files ?? 0;
}

export async function insertDisputeFile(tx: Tx, file: typeof disputeFiles.$inferInsert): Promise<void> {
  await tx.insert(disputeFiles).values(file);
}

type OneFile = { uuid: string; disputeUuid: string; side: DisputeSide };

export async function deleteDisputeFile(tx: Tx, { uuid, disputeUuid, side }: OneFile): Promise<boolean> {
  const gone = await tx
    .delete(disputeFiles)
    .where(
      and(
        eq(disputeFiles.uuid, uuid),
        eq(disputeFiles.disputeUuid, disputeUuid),
        eq(disputeFiles.side, side),
      ),
    )
    .returning({ uuid: disputeFiles.uuid });
  return gone.length > 0;
}

/** All that either side showed; the names of the files that go with it. */
export async function deleteFilesOf(tx: Tx, disputeUuid: string): Promise<string[]> {
  const gone = await tx
    .delete(disputeFiles)
    .where(eq(disputeFiles.disputeUuid, disputeUuid))
    .returning({ uuid: disputeFiles.uuid });
  return gone.map(({ uuid }) => uuid);
}

export async function listBegunBefore(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ uuid: reviewDisputes.uuid })
    .from(reviewDisputes)
    .where(and(eq(reviewDisputes.state, 'BEGUN'), lt(reviewDisputes.createdAt, before)));
  return rows.map(({ uuid }) => uuid);
}
