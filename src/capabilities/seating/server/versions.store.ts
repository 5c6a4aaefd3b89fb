import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { seatingVersions } from '../history.tables.ts';
import { MOST_VERSIONS } from '../rules/seating-limits.ts';

const columns = {
  number: seatingVersions.number,
  kind: seatingVersions.kind,
  name: seatingVersions.name,
  tables: seatingVersions.tables,
  seated: seatingVersions.seated,
  by: sql<string>`coalesce(${users.firstName}, '')`,
  at: seatingVersions.at,
};

/** Newest first. */
export function listVersionRows(tx: Tx, planUuid: string) {
  return tx
    .select(columns)
    .from(seatingVersions)
    .leftJoin(users, eq(users.id, seatingVersions.userId))
    .where(eq(seatingVersions.planUuid, planUuid))
    .orderBy(desc(seatingVersions.number));
}

export type VersionRow = Awaited<ReturnType<typeof listVersionRows>>[number];

export async function findVersion(tx: Tx, planUuid: string, number: number) {
  const [row] = await tx
    .select({ ...columns, snapshot: seatingVersions.snapshot })
    .from(seatingVersions)
    .leftJoin(users, eq(users.id, seatingVersions.userId))
    .where(and(eq(seatingVersions.planUuid, planUuid), eq(seatingVersions.number, number)));
  return row;
}

export async function findNewestVersion(
  tx: Tx,
  planUuid: string,
): Promise<{ number: number; at: Date } | undefined> {
  const [row] = await tx
    .select({ number: seatingVersions.number, at: seatingVersions.at })
    .from(seatingVersions)
    .where(eq(seatingVersions.planUuid, planUuid))
    .orderBy(desc(seatingVersions.number))
    .limit(1);
  return row;
}

/** The oldest that nobody asked to keep make room. */
export async function insertVersion(tx: Tx, row: typeof seatingVersions.$inferInsert): Promise<void> {
  await tx.insert(seatingVersions).values(row);
  const ofPlan = eq(seatingVersions.planUuid, row.planUuid);
  const tooMany = tx
    .select({ uuid: seatingVersions.uuid })
    .from(seatingVersions)
    .where(and(ofPlan, ne(seatingVersions.kind, 'KEPT')))
    .orderBy(desc(seatingVersions.number))
    .offset(MOST_VERSIONS);
  await tx.delete(seatingVersions).where(inArray(seatingVersions.uuid, tooMany));
}

export async function countKept(tx: Tx, planUuid: string): Promise<number> {
  const rows = await tx
    .select({ number: seatingVersions.number })
    .from(seatingVersions)
    .where(and(eq(seatingVersions.planUuid, planUuid), eq(seatingVersions.kind, 'KEPT')));
  return rows.length;
}
