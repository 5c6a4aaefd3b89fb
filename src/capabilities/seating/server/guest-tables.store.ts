import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { seatAssignments, seatingPlans, seatingTables } from '../tables.ts';

export type GuestTable = { guestUuid: string; eventUuid: string; number: number; label: string };

/** The tables of these guests at their events, as far as the couple has let guests know. */
export function findTablesOf(tx: Tx, guestUuids: readonly string[]): Promise<GuestTable[]> {
  return tx
    .select({
      guestUuid: seatAssignments.guestUuid,
      eventUuid: seatingPlans.eventUuid,
      number: seatingTables.number,
      label: seatingTables.label,
    })
    .from(seatAssignments)
    .innerJoin(
      seatingPlans,
      and(eq(seatingPlans.uuid, seatAssignments.planUuid), seatingPlans.isCurrent, seatingPlans.isReleased),
    )
    .innerJoin(seatingTables, eq(seatingTables.uuid, seatAssignments.tableUuid))
    .where(inArray(seatAssignments.guestUuid, [...guestUuids]))
    .orderBy(asc(seatingTables.number), asc(seatAssignments.seat));
}

/** Where everybody sits at these events, for those who run the day: also before guests are told. */
export function findTableNumbers(
  tx: Tx,
  eventUuids: readonly string[],
): Promise<{ guestUuid: string; number: number }[]> {
  return tx
    .select({ guestUuid: seatAssignments.guestUuid, number: seatingTables.number })
    .from(seatAssignments)
    .innerJoin(seatingPlans, and(eq(seatingPlans.uuid, seatAssignments.planUuid), seatingPlans.isCurrent))
    .innerJoin(seatingTables, eq(seatingTables.uuid, seatAssignments.tableUuid))
    .where(inArray(seatingPlans.eventUuid, [...eventUuids]));
}
