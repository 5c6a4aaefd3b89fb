import { and, asc, count, eq, sql } from 'drizzle-orm';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SheetState } from '../../rules/sheet/sheet-state.ts';
import { seatingSheets } from '../../sheets.tables.ts';
import { seatingPlans } from '../../tables.ts';
import type { PlanRow } from '../plans.store.ts';

export type SeatingSheetRow = typeof seatingSheets.$inferSelect;

export function listSheetRows(tx: Tx, weddingId: string): Promise<SeatingSheetRow[]> {
  return tx
    .select()
    .from(seatingSheets)
    .where(eq(seatingSheets.weddingId, weddingId))
    .orderBy(asc(seatingSheets.createdAt), asc(seatingSheets.uuid));
}

export async function findSheet(tx: Tx, token: string): Promise<SeatingSheetRow | undefined> {
  const [row] = await tx.select().from(seatingSheets).where(eq(seatingSheets.token, token));
  return row;
}

export async function findSheetByUuid(tx: Tx, uuid: string): Promise<SeatingSheetRow | undefined> {
  const [row] = await tx.select().from(seatingSheets).where(eq(seatingSheets.uuid, uuid));
  return row;
}

export async function countSheets(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ sheets: count() })
    .from(seatingSheets)
    .where(eq(seatingSheets.weddingId, weddingId));
  return row?.sheets ?? 0;
}

export async function insertSheet(tx: Tx, row: typeof seatingSheets.$inferInsert): Promise<void> {
  await tx.insert(seatingSheets).values(row);
}

/** Whether there was one. */
export async function deleteSheet(tx: Tx, weddingId: string, uuid: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(seatingSheets)
    .where(and(eq(seatingSheets.uuid, uuid), eq(seatingSheets.weddingId, weddingId)));
  return (rowCount ?? 0) > 0;
}

export async function noteSheetSeen(
  tx: Tx,
  uuid: string,
  seen: { seenAt: Date; seenState: SheetState },
): Promise<void> {
  await tx.update(seatingSheets).set(seen).where(eq(seatingSheets.uuid, uuid));
}

/** The plan that an event’s venue reads. */
export async function findCurrentPlan(tx: Tx, eventUuid: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(seatingPlans)
    .where(and(eq(seatingPlans.eventUuid, eventUuid), seatingPlans.isCurrent));
  return row;
}

/** Those that open no more for so long: what their readers saw of health goes with them. */
export async function deleteSheetsBefore(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    delete from ${seatingSheets} s
     using ${weddingEvents} e, ${weddings} w
     where e.uuid = s.event_uuid and w.id = s.wedding_id
       and greatest(coalesce(s.expires_on, e.date, w.wedding_date), coalesce(e.date, w.wedding_date)) < ${day}`);
}
