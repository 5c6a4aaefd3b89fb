import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CountPlan } from '../../rules/sheets/count-plan.ts';
import { eventCountPlans, eventGuarantees, sheetLinks } from '../../sheets.tables.ts';

export function listCountPlans(tx: Tx, weddingId: string): Promise<(typeof eventCountPlans.$inferSelect)[]> {
  return tx.select().from(eventCountPlans).where(eq(eventCountPlans.weddingId, weddingId));
}

export async function writeCountPlan(
  tx: Tx,
  place: { weddingId: string; eventUuid: string },
  plan: CountPlan,
): Promise<void> {
  await tx
    .insert(eventCountPlans)
    .values({ ...place, ...plan })
    .onConflictDoUpdate({ target: eventCountPlans.eventUuid, set: plan });
}

export type Unpromised = { eventUuid: string; weddingId: string; date: string; freezeOn: string | null };

/** Events that somebody cooks for, that are not over, and that nothing was promised of: those of `from` to `until`. */
export async function listUnpromised(
  tx: Pick<Tx, 'select'>,
  { from, until, limit, after }: { from: string; until: string; limit: number; after: string | null },
): Promise<Unpromised[]> {
  const isCounted = or(
    sql`${weddingEvents.meals} <> 'NONE'`,
    sql`${eventCountPlans.eventUuid} is not null`,
    sql`exists (select from ${sheetLinks} where ${sheetLinks.eventUuid} = ${weddingEvents.uuid})`,
  );
  const rows = await tx
    .select({
      eventUuid: weddingEvents.uuid,
      weddingId: weddingEvents.weddingId,
      date: weddingEvents.date,
      freezeOn: eventCountPlans.freezeOn,
    })
    .from(weddingEvents)
    .leftJoin(eventCountPlans, eq(eventCountPlans.eventUuid, weddingEvents.uuid))
    .leftJoin(eventGuarantees, eq(eventGuarantees.eventUuid, weddingEvents.uuid))
    .where(
      and(
        isNull(eventGuarantees.eventUuid),
        gte(weddingEvents.date, from),
        or(lte(weddingEvents.date, until), lte(eventCountPlans.freezeOn, until)),
        isCounted,
        after === null ? undefined : sql`${weddingEvents.uuid} > ${after}`,
      ),
    )
    .orderBy(asc(weddingEvents.uuid))
    .limit(limit);
  return rows.flatMap(({ date, ...row }) => (date === null ? [] : [{ ...row, date }]));
}

/** Whether nothing was promised before. */
export async function insertGuarantee(tx: Tx, row: typeof eventGuarantees.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(eventGuarantees).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
