import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { Seat, SeatingState, SeatingTable } from '../rules/seating-state.ts';
import { type StoredRoom, seatAssignments, seatingTables } from '../tables.ts';
import type { PlanRow } from './plans.store.ts';

const tablesOfPlan = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(seatingTables)
    .where(eq(seatingTables.planUuid, sql.placeholder('planUuid')))
    .orderBy(asc(seatingTables.number))
    .prepare('seating_tables_of'),
);

const seatsOfPlan = preparedSelect((tx: Tx) =>
  tx
    .select({
      guestUuid: seatAssignments.guestUuid,
      tableUuid: seatAssignments.tableUuid,
      seat: seatAssignments.seat,
      isPinned: seatAssignments.isPinned,
    })
    .from(seatAssignments)
    .where(eq(seatAssignments.planUuid, sql.placeholder('planUuid')))
    .orderBy(asc(seatAssignments.tableUuid), asc(seatAssignments.seat))
    .prepare('seating_seats_of'),
);

export function listSeats(tx: Tx, planUuid: string): Promise<Seat[]> {
  return seatsOfPlan(tx).execute({ planUuid });
}

function stateOf(plan: PlanRow, tables: SeatingTable[], seats: Seat[]): SeatingState {
  const { fixtures, background, ...room } = plan.room;
  const { pictureId } = plan;
  return {
    name: plan.name,
    isReleased: plan.isReleased,
    room: {
      ...room,
      background: background && pictureId ? { ...background, pictureUuid: pictureId } : null,
    },
    fixtures,
    tables,
    seats,
  };
}

export async function readState(tx: Tx, plan: PlanRow): Promise<SeatingState> {
  // One after the other: within a transaction they share a connection.
  const rows = await tablesOfPlan(tx).execute({ planUuid: plan.uuid });
  const tables = rows.map(({ planUuid: _plan, slot: _slot, ...table }) => table);
  return stateOf(plan, tables, await listSeats(tx, plan.uuid));
}

/** How a plan’s own row keeps what is not a row of its own. */
export function planColumns({ name, isReleased, room, fixtures }: SeatingState) {
  const { background, ...shape } = room;
  const stored: StoredRoom = { ...shape, fixtures, background: null };
  if (!background) return { name, isReleased, room: stored, pictureId: null };
  const { pictureUuid, ...lie } = background;
  return { name, isReleased, room: { ...stored, background: lie }, pictureId: pictureUuid };
}

type Touched = { planUuid: string; guests: readonly string[]; tables: readonly string[] };

/** A place among the 150 for each table: its own, or the next that is free. */
async function slotsFor(
  tx: Tx,
  planUuid: string,
  tables: readonly Pick<SeatingTable, 'uuid'>[],
): Promise<number[]> {
  const rows = await tx
    .select({ uuid: seatingTables.uuid, slot: seatingTables.slot })
    .from(seatingTables)
    .where(eq(seatingTables.planUuid, planUuid));
  const own = new Map(rows.map(({ uuid, slot }) => [uuid, slot]));
  const taken = new Set(own.values());
  let next = 0;
  return tables.map(({ uuid }) => {
    const kept = own.get(uuid);
    if (kept !== undefined) return kept;
    do next += 1;
    while (taken.has(next));
    return next;
  });
}

async function writeTables(
  tx: Tx,
  { planUuid, tables: uuids }: Touched,
  after: SeatingState,
): Promise<number> {
  if (uuids.length === 0) return 0;
  const kept = after.tables.filter(({ uuid }) => uuids.includes(uuid));
  const gone = uuids.filter((uuid) => kept.every((table) => table.uuid !== uuid));
  const own = eq(seatingTables.planUuid, planUuid);
  if (gone.length > 0) await tx.delete(seatingTables).where(and(own, inArray(seatingTables.uuid, gone)));
  if (kept.length === 0) return 0;
  const keptUuids = kept.map(({ uuid }) => uuid);
  // Out of the way first: two that change numbers would have one for a moment.
  await tx
    .update(seatingTables)
    .set({ number: sql`20000 + ${seatingTables.slot}`, label: '' })
    .where(and(own, inArray(seatingTables.uuid, keptUuids)));
  const slots = await slotsFor(tx, planUuid, kept);
  const written = await tx
    .insert(seatingTables)
    .values(kept.map((table, place) => ({ ...table, planUuid, slot: slots[place] ?? 0 })))
    .onConflictDoUpdate({
      target: seatingTables.uuid,
      set: {
        number: sql`excluded.number`,
        label: sql`excluded.label`,
        shape: sql`excluded.shape`,
        sizeKey: sql`excluded.size_key`,
        lengthIn: sql`excluded.length_in`,
        widthIn: sql`excluded.width_in`,
        seats: sql`excluded.seats`,
        x: sql`excluded.x_in`,
        y: sql`excluded.y_in`,
        angle: sql`excluded.angle`,
        isStepFree: sql`excluded.is_step_free`,
        isForVendors: sql`excluded.is_for_vendors`,
      },
      // A table of another plan is left alone, and counted as not written.
      setWhere: sql`${seatingTables.planUuid} = ${planUuid}`,
    })
    .returning({ uuid: seatingTables.uuid });
  return kept.length - written.length;
}

/** Writes what was touched as it is now. How many tables could not be: their ids are those of somebody else’s. */
export async function writeTouched(tx: Tx, touched: Touched, after: SeatingState): Promise<number> {
  const { planUuid, guests } = touched;
  // Nobody is in anybody’s way: who moves gets up first.
  if (guests.length > 0)
    await tx
      .delete(seatAssignments)
      .where(and(eq(seatAssignments.planUuid, planUuid), inArray(seatAssignments.guestUuid, [...guests])));
  const unwritten = await writeTables(tx, touched, after);
  const moved = new Set(guests);
  const seats = after.seats.filter(({ guestUuid }) => moved.has(guestUuid));
  if (unwritten === 0 && seats.length > 0)
    await tx.execute(
      insertRows(
        seatAssignments,
        seats.map((seat) => ({ ...seat, planUuid })),
      ),
    );
  return unwritten;
}
