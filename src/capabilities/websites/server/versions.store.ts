import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { KEPT_VERSIONS } from '../rules/site-limits.ts';
import { websiteBatches, websiteVersions } from '../tables.ts';

export type VersionRow = typeof websiteVersions.$inferSelect;

export async function findLastVersion(tx: Tx, weddingId: string): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(websiteVersions)
    .where(eq(websiteVersions.weddingId, weddingId))
    .orderBy(desc(websiteVersions.number))
    .limit(1);
  return row;
}

export async function findVersion(
  tx: Tx,
  weddingId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(websiteVersions)
    .where(and(eq(websiteVersions.weddingId, weddingId), eq(websiteVersions.number, number)));
  return row;
}

/** Without what they hold. */
export function listVersions(tx: Tx, weddingId: string) {
  const { number, kind, at, changes } = websiteVersions;
  return tx
    .select({ number, kind, at, changes, byName: sql<string>`coalesce(${users.firstName}, '')` })
    .from(websiteVersions)
    .leftJoin(users, eq(users.id, websiteVersions.byUser))
    .where(eq(websiteVersions.weddingId, weddingId))
    .orderBy(desc(number));
}

/** The next number; the oldest beyond those that are kept goes. */
export async function keepVersion(tx: Tx, version: Omit<VersionRow, 'number'>): Promise<void> {
  const number = ((await findLastVersion(tx, version.weddingId))?.number ?? 0) + 1;
  await tx.insert(websiteVersions).values({ ...version, number });
  await tx
    .delete(websiteVersions)
    .where(
      and(
        eq(websiteVersions.weddingId, version.weddingId),
        lte(websiteVersions.number, number - KEPT_VERSIONS),
      ),
    );
}

/** False where it has come in before. */
export async function noteBatch(tx: Tx, weddingId: string, batchUuid: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(websiteBatches)
    .values({ weddingId, batchUuid, at })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function forgetBatches(tx: Tx, before: Date): Promise<void> {
  await tx.delete(websiteBatches).where(lte(websiteBatches.at, before));
}

export async function dropVersions(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(websiteVersions).where(eq(websiteVersions.weddingId, weddingId));
}
