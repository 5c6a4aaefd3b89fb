import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { guestHouseholds, guestInvitations, guests, weddingEvents } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { FreedChair } from '../contract/plans.contract.ts';
import type { FreedReason } from '../rules/freed-chairs.ts';
import { seatAssignments, seatingFreed, seatingPlans, seatingTables } from '../tables.ts';

/** Newest first. */
export async function listFreed(tx: Tx, planUuid: string): Promise<FreedChair[]> {
  const rows = await tx
    .select({
      guestUuid: seatingFreed.guestUuid,
      firstName: guests.firstName,
      lastName: guests.lastName,
      tableUuid: seatingFreed.tableUuid,
      seat: seatingFreed.seat,
      why: seatingFreed.why,
      at: seatingFreed.at,
    })
    .from(seatingFreed)
    .innerJoin(guests, eq(guests.uuid, seatingFreed.guestUuid))
    .where(eq(seatingFreed.planUuid, planUuid))
    .orderBy(desc(seatingFreed.at), asc(seatingFreed.guestUuid));
  return rows.map(({ firstName, lastName, at, ...freed }) => ({
    ...freed,
    name: personName({ firstName, lastName }),
    at: at.toISOString(),
  }));
}

/** Those who sit in a plan of this wedding and cannot any more, with what is known of them. */
export function listGone(tx: Tx, weddingId: string) {
  return tx
    .select({
      planUuid: seatAssignments.planUuid,
      guestUuid: seatAssignments.guestUuid,
      tableUuid: seatAssignments.tableUuid,
      seat: seatAssignments.seat,
      isPinned: seatAssignments.isPinned,
      why: sql<FreedReason>`case when ${guestInvitations.status} = 'DECLINED' then 'DECLINED' else 'UNINVITED' end`,
    })
    .from(seatAssignments)
    .innerJoin(seatingPlans, eq(seatingPlans.uuid, seatAssignments.planUuid))
    .innerJoin(guests, eq(guests.uuid, seatAssignments.guestUuid))
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, guests.householdUuid))
    .leftJoin(
      guestInvitations,
      and(
        eq(guestInvitations.guestUuid, seatAssignments.guestUuid),
        eq(guestInvitations.eventUuid, seatingPlans.eventUuid),
      ),
    )
    .where(
      and(
        eq(seatingPlans.weddingId, weddingId),
        or(
          isNull(guestInvitations.status),
          eq(guestInvitations.status, 'DECLINED'),
          sql`${guestHouseholds.list} <> 'INVITED'`,
        ),
      ),
    );
}

export type GoneRow = Awaited<ReturnType<typeof listGone>>[number];

export async function freeSeats(tx: Tx, gone: readonly GoneRow[], at: Date): Promise<void> {
  for (const [planUuid, rows] of Map.groupBy(gone, (row) => row.planUuid)) {
    const uuids = rows.map(({ guestUuid }) => guestUuid);
    await tx
      .delete(seatAssignments)
      .where(and(eq(seatAssignments.planUuid, planUuid), inArray(seatAssignments.guestUuid, uuids)));
    await tx
      .insert(seatingFreed)
      .values(rows.map(({ isPinned: _pinned, ...row }) => ({ ...row, at })))
      .onConflictDoUpdate({
        target: [seatingFreed.planUuid, seatingFreed.guestUuid],
        set: {
          tableUuid: sql`excluded.table_uuid`,
          seat: sql`excluded.seat`,
          why: sql`excluded.why`,
          at: sql`excluded.at`,
          toldAt: null,
        },
      });
  }
}

/** Whoever sits again needs no mention; without names, everybody’s. */
export async function deleteFreed(tx: Tx, planUuid: string, guestUuids?: readonly string[]): Promise<number> {
  if (guestUuids?.length === 0) return 0;
  const rows = await tx
    .delete(seatingFreed)
    .where(
      and(
        eq(seatingFreed.planUuid, planUuid),
        guestUuids && inArray(seatingFreed.guestUuid, [...guestUuids]),
      ),
    )
    .returning({ guestUuid: seatingFreed.guestUuid });
  return rows.length;
}

/** Of current plans: nobody is written to about a draft. */
export function listUntold(tx: Tx, weddingId: string) {
  return tx
    .select({
      planUuid: seatingFreed.planUuid,
      guestUuid: seatingFreed.guestUuid,
      firstName: guests.firstName,
      lastName: guests.lastName,
      number: seatingTables.number,
      label: seatingTables.label,
      why: seatingFreed.why,
      eventName: weddingEvents.name,
    })
    .from(seatingFreed)
    .innerJoin(seatingPlans, eq(seatingPlans.uuid, seatingFreed.planUuid))
    .innerJoin(weddingEvents, eq(weddingEvents.uuid, seatingPlans.eventUuid))
    .innerJoin(seatingTables, eq(seatingTables.uuid, seatingFreed.tableUuid))
    .innerJoin(guests, eq(guests.uuid, seatingFreed.guestUuid))
    .where(and(eq(seatingPlans.weddingId, weddingId), seatingPlans.isCurrent, isNull(seatingFreed.toldAt)))
    .orderBy(asc(seatingFreed.at), asc(seatingFreed.guestUuid));
}

export type UntoldRow = Awaited<ReturnType<typeof listUntold>>[number];

export async function markTold(tx: Tx, rows: readonly UntoldRow[], at: Date): Promise<void> {
  for (const { planUuid, guestUuid } of rows)
    await tx
      .update(seatingFreed)
      .set({ toldAt: at })
      .where(and(eq(seatingFreed.planUuid, planUuid), eq(seatingFreed.guestUuid, guestUuid)));
}

/** Of those who left a chair, who can sit again: they are in the tray like everybody else. */
export async function dropReturned(tx: Tx, weddingId: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${seatingFreed} f
     using ${seatingPlans} p, ${guestInvitations} i, ${guests} g, ${guestHouseholds} h
     where p.uuid = f.plan_uuid and p.wedding_id = ${weddingId}
       and i.event_uuid = p.event_uuid and i.guest_uuid = f.guest_uuid and i.status <> 'DECLINED'
       and g.uuid = f.guest_uuid and h.uuid = g.household_uuid and h.list = 'INVITED'`);
  return rowCount ?? 0;
}
