import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { GuestList, GuestSide } from '../rules/household-choices.ts';
import { guestHouseholds, guests } from '../tables.ts';

export type HouseholdRow = typeof guestHouseholds.$inferSelect;
export type GuestRow = typeof guests.$inferSelect;
export type NewHousehold = typeof guestHouseholds.$inferInsert;
export type NewGuest = typeof guests.$inferInsert;
export type HouseholdChanges = Omit<NewHousehold, 'uuid' | 'weddingId' | 'createdAt' | 'version'>;

const householdsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(guestHouseholds)
    .where(eq(guestHouseholds.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(guestHouseholds.uuid))
    .prepare('guests_households_of'),
);

const guestsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(guests)
    .where(eq(guests.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(guests.householdUuid), asc(guests.position))
    .prepare('guests_of_wedding'),
);

export function listHouseholds(tx: Tx, weddingId: string): Promise<HouseholdRow[]> {
  return householdsOfWedding(tx).execute({ weddingId });
}

/** Household by household, each in its order. */
export function listGuestRows(tx: Tx, weddingId: string): Promise<GuestRow[]> {
  return guestsOfWedding(tx).execute({ weddingId });
}

/** Only ever within the wedding: another couple's household is as good as none. */
export async function findHousehold(
  tx: Tx,
  weddingId: string,
  uuid: string,
): Promise<HouseholdRow | undefined> {
  const [row] = await tx
    .select()
    .from(guestHouseholds)
    .where(and(eq(guestHouseholds.uuid, uuid), eq(guestHouseholds.weddingId, weddingId)));
  return row;
}

export function listGuestsIn(tx: Tx, householdUuid: string): Promise<GuestRow[]> {
  return tx
    .select()
    .from(guests)
    .where(eq(guests.householdUuid, householdUuid))
    .orderBy(asc(guests.position));
}

/** Those of them that are in the wedding, with their people. */
export async function findHouseholds(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<{ households: HouseholdRow[]; people: GuestRow[] }> {
  const households = await tx
    .select()
    .from(guestHouseholds)
    .where(and(eq(guestHouseholds.weddingId, weddingId), inArray(guestHouseholds.uuid, uuids)));
  const people = await tx
    .select()
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.householdUuid, [...uuids])))
    .orderBy(asc(guests.position));
  return { households, people };
}

export async function findGuest(tx: Tx, weddingId: string, uuid: string): Promise<GuestRow | undefined> {
  const [row] = await tx
    .select()
    .from(guests)
    .where(and(eq(guests.uuid, uuid), eq(guests.weddingId, weddingId)));
  return row;
}

export async function countGuests(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx.select({ guests: count() }).from(guests).where(eq(guests.weddingId, weddingId));
  return row?.guests ?? 0;
}

export async function hasHouseholds(tx: Tx, weddingId: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: guestHouseholds.uuid })
    .from(guestHouseholds)
    .where(eq(guestHouseholds.weddingId, weddingId))
    .limit(1);
  return rows.length > 0;
}

export async function findCouple(tx: Tx, weddingId: string): Promise<{ a: string; b: string }> {
  const [row] = await tx
    .select({ a: weddings.primaryFirstName, b: weddings.partnerFirstName })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  return row ?? { a: '', b: '' };
}

export async function insertHouseholds(
  tx: Tx,
  households: readonly NewHousehold[],
  people: readonly NewGuest[],
): Promise<void> {
  if (households.length > 0) await tx.execute(insertRows(guestHouseholds, households));
  if (people.length > 0) await tx.execute(insertRows(guests, people));
}

export async function updateHousehold(
  tx: Tx,
  uuid: string,
  changes: Partial<HouseholdChanges> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(guestHouseholds)
    .set({ ...changes, version: sql`${guestHouseholds.version} + 1` })
    .where(eq(guestHouseholds.uuid, uuid));
}

export async function nameGuest(
  tx: Tx,
  uuid: string,
  name: Pick<GuestRow, 'firstName' | 'lastName'>,
): Promise<void> {
  await tx.update(guests).set(name).where(eq(guests.uuid, uuid));
}

export async function updateCare(
  tx: Tx,
  uuid: string,
  care: Pick<GuestRow, 'diets' | 'dietNote' | 'needs'>,
): Promise<void> {
  await tx.update(guests).set(care).where(eq(guests.uuid, uuid));
}

export async function updateReach(
  tx: Tx,
  uuid: string,
  reach: Pick<GuestRow, 'email' | 'phone'>,
): Promise<void> {
  await tx.update(guests).set(reach).where(eq(guests.uuid, uuid));
}

/** Of these households those that are in the wedding. */
export async function countHouseholds(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ households: count() })
    .from(guestHouseholds)
    .where(and(eq(guestHouseholds.weddingId, weddingId), isAmong(uuids)));
  return row?.households ?? 0;
}

/** However many: one parameter, where a list of them would have an end. */
function isAmong(uuids: readonly string[]) {
  return sql`${guestHouseholds.uuid} = any(${sql.param([...uuids])}::uuid[])`;
}

/** Those that were really changed. Null leaves a field as it is; a place in line goes with the list it was for. */
export async function updateHouseholds(
  tx: Tx,
  { weddingId, uuids }: { weddingId: string; uuids: readonly string[] },
  {
    side,
    list,
    listRank,
    updatedAt,
  }: { side: GuestSide | null; list: GuestList | null; listRank: number | null; updatedAt: Date },
): Promise<string[]> {
  const wanted = {
    side: sql`coalesce(${side}, ${guestHouseholds.side})`,
    list: sql`coalesce(${list}, ${guestHouseholds.list})`,
    listRank: sql`case when coalesce(${list}, ${guestHouseholds.list}) <> 'LATER' then null
                       else coalesce(${listRank}::smallint, ${guestHouseholds.listRank}) end`,
  };
  const rows = await tx
    .update(guestHouseholds)
    .set({ ...wanted, updatedAt, version: sql`${guestHouseholds.version} + 1` })
    .where(
      and(
        eq(guestHouseholds.weddingId, weddingId),
        isAmong(uuids),
        sql`(${guestHouseholds.side}, ${guestHouseholds.list}, ${guestHouseholds.listRank})
            is distinct from (${wanted.side}, ${wanted.list}, ${wanted.listRank})`,
      ),
    )
    .returning({ uuid: guestHouseholds.uuid });
  return rows.map(({ uuid }) => uuid);
}

/** Those who are there already keep their rows, and with them whatever else is known of them. */
export async function replaceGuests(
  tx: Tx,
  householdUuid: string,
  people: readonly NewGuest[],
): Promise<void> {
  const kept = new Set(people.map(({ uuid }) => uuid));
  const before = await listGuestsIn(tx, householdUuid);
  const gone = before.map(({ uuid }) => uuid).filter((uuid) => !kept.has(uuid));
  if (gone.length > 0) await tx.delete(guests).where(inArray(guests.uuid, gone));
  // Out of the way first: two who change places would stand in one for a moment.
  await tx
    .update(guests)
    .set({ position: sql`${guests.position} + 100` })
    .where(eq(guests.householdUuid, householdUuid));
  if (people.length === 0) return;
  await tx
    .insert(guests)
    .values([...people])
    .onConflictDoUpdate({
      target: guests.uuid,
      set: {
        householdUuid: sql`excluded.household_uuid`,
        position: sql`excluded.position`,
        title: sql`excluded.title`,
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        suffix: sql`excluded.suffix`,
        kind: sql`excluded.kind`,
        hostUuid: sql`excluded.host_uuid`,
        email: sql`excluded.email`,
        phone: sql`excluded.phone`,
        diets: sql`excluded.diets`,
        dietNote: sql`excluded.diet_note`,
        needs: sql`excluded.needs`,
      },
    });
}

/** With everybody in them; how many there were. */
export async function deleteHouseholds(tx: Tx, weddingId: string, uuids: string[]): Promise<number> {
  const gone = await tx
    .delete(guestHouseholds)
    .where(and(eq(guestHouseholds.weddingId, weddingId), inArray(guestHouseholds.uuid, [...uuids])))
    .returning({ uuid: guestHouseholds.uuid });
  return gone.length;
}
