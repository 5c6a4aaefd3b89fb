import { lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { experimentExposures } from '../tables.ts';

/** True when this session had not seen the experiment before. */
export async function insertExposure(
  tx: Pick<Tx, 'insert'>,
  exposure: typeof experimentExposures.$inferInsert,
): Promise<boolean> {
  const inserted = await tx.insert(experimentExposures).values(exposure).onConflictDoNothing();
  return inserted.rowCount === 1;
}

export async function deleteOldExposures(tx: Pick<Tx, 'delete'>, before: Date): Promise<void> {
  await tx.delete(experimentExposures).where(lt(experimentExposures.viewedAt, before));
}
