import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { seatAssignments, seatingPlans, seatingTables } from '../tables.ts';

export type PlanRow = typeof seatingPlans.$inferSelect;

/** Only ever within the wedding: another couple's plan is as good as none. */
export async function findPlan(tx: Tx, weddingId: string, uuid: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(seatingPlans)
    .where(
      and(eq(seatingPlans.uuid, uuid), eq(seatingPlans.weddingId, weddingId), isNull(seatingPlans.removedAt)),
    );
  return row;
}

/** Also one that was taken away, and of whichever wedding. */
export async function findAnyPlan(tx: Tx, uuid: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(seatingPlans).where(eq(seatingPlans.uuid, uuid));
  return row;
}

/** Event by event, the current one first. */
export function listPlanRows(tx: Tx, weddingId: string) {
  const { room: _room, pictureId: _picture, ...columns } = getTableColumns(seatingPlans);
  return tx
    .select({
      ...columns,
      tables: sql<number>`(select count(*)::int from ${seatingTables} t where t.plan_uuid = seating_plans.uuid)`,
      chairs: sql<number>`(select coalesce(sum(t.seats), 0)::int from ${seatingTables} t where t.plan_uuid = seating_plans.uuid)`,
      seated: sql<number>`(select count(*)::int from ${seatAssignments} s where s.plan_uuid = seating_plans.uuid)`,
    })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.weddingId, weddingId), isNull(seatingPlans.removedAt)))
    .orderBy(asc(seatingPlans.eventUuid), desc(seatingPlans.isCurrent), asc(seatingPlans.uuid));
}

/** Whole rows of a wedding, also of those that were taken away. */
export function listAllPlans(tx: Tx, weddingId: string): Promise<PlanRow[]> {
  return tx
    .select()
    .from(seatingPlans)
    .where(eq(seatingPlans.weddingId, weddingId))
    .orderBy(asc(seatingPlans.uuid));
}

export async function countPlans(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ plans: count() })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.weddingId, weddingId), isNull(seatingPlans.removedAt)));
  return row?.plans ?? 0;
}

export async function hasPlans(tx: Tx, weddingId: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: seatingPlans.uuid })
    .from(seatingPlans)
    .where(eq(seatingPlans.weddingId, weddingId))
    .limit(1);
  return rows.length > 0;
}

export async function hasCurrentPlan(tx: Tx, eventUuid: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: seatingPlans.uuid })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.eventUuid, eventUuid), seatingPlans.isCurrent));
  return rows.length > 0;
}

export async function insertPlan(tx: Tx, row: typeof seatingPlans.$inferInsert): Promise<void> {
  await tx.insert(seatingPlans).values(row);
}

export async function updatePlan(
  tx: Tx,
  uuid: string,
  changes: Partial<typeof seatingPlans.$inferInsert>,
): Promise<number> {
  const [row] = await tx
    .update(seatingPlans)
    .set({ ...changes, version: sql`${seatingPlans.version} + 1` })
    .where(eq(seatingPlans.uuid, uuid))
    .returning({ version: seatingPlans.version });
  return row?.version ?? 0;
}

/** One after the other: never two of an event at once. */
export async function putCurrent(
  tx: Tx,
  { uuid, eventUuid }: Pick<PlanRow, 'uuid' | 'eventUuid'>,
): Promise<void> {
  await tx
    .update(seatingPlans)
    .set({ isCurrent: false })
    .where(and(eq(seatingPlans.eventUuid, eventUuid), seatingPlans.isCurrent));
  await tx.update(seatingPlans).set({ isCurrent: true }).where(eq(seatingPlans.uuid, uuid));
}

/** The newest of an event that is still there. */
export async function findNewestPlan(tx: Tx, eventUuid: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(seatingPlans)
    .where(and(eq(seatingPlans.eventUuid, eventUuid), isNull(seatingPlans.removedAt)))
    .orderBy(desc(seatingPlans.updatedAt), asc(seatingPlans.uuid))
    .limit(1);
  return row;
}

/** Taken away so long ago that nobody wants them back; their pictures may be shown nowhere now. */
export async function deletePlansBefore(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .delete(seatingPlans)
    .where(and(isNotNull(seatingPlans.removedAt), lt(seatingPlans.removedAt, before)))
    .returning({ pictureId: seatingPlans.pictureId });
  return gone.flatMap(({ pictureId }) => pictureId ?? []);
}
