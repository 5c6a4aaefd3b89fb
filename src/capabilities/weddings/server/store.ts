import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { weddingInvitations, weddingLocationHistory, weddingMembers, weddings } from '../tables.ts';
import { type Membership, withWeddingAbilities } from './policy.ts';

export type WeddingRow = typeof weddings.$inferSelect;
export type NewWedding = typeof weddings.$inferInsert;
export type NewMember = typeof weddingMembers.$inferInsert;
export type NewLocation = typeof weddingLocationHistory.$inferInsert;
export type WeddingChanges = Partial<Omit<WeddingRow, 'id' | 'createdAt' | 'version'>>;

/** The one question every call asks, so it is written once and planned once per connection. */
const membershipByUser = preparedSelect((tx: Tx) =>
  tx
    .select({
      weddingId: weddingMembers.weddingId,
      userId: weddingMembers.userId,
      role: weddingMembers.role,
      familySuggests: weddings.familySuggests,
      plannerMoney: weddings.plannerMoney,
      familyMoney: weddings.familyMoney,
    })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .where(eq(weddingMembers.userId, sql.placeholder('userId')))
    .prepare('weddings_membership_of'),
);

export async function membershipOf(tx: Tx, userId: string): Promise<Membership | undefined> {
  const [membership] = await membershipByUser(tx).execute({ userId });
  return membership && withWeddingAbilities(membership);
}

/**
 * Whatever gives a person a wedding takes this lock first, so that two calls of one person run one after the other.
 * Always taken before the rows of weddings.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await lockName(tx, `wedding-person:${userId}`);
}

/** Changes of a wedding, its members and invitations run one after the other. In order of id, against deadlocks. */
export function lockWeddings(tx: Tx, ids: string[]): Promise<WeddingRow[]> {
  return tx
    .select()
    .from(weddings)
    .where(inArray(weddings.id, ids))
    .orderBy(asc(weddings.id))
    .for('no key update');
}

/** For changes that nobody of the wedding makes, such as a guest’s answer; they wait for each other like everybody’s. */
export async function lockWedding(tx: Tx, id: string): Promise<boolean> {
  return (await lockWeddings(tx, [id])).length > 0;
}

const cityColumns = {
  id: cities.id,
  name: cities.name,
  stateCode: cities.stateCode,
  slug: cities.slug,
  marketId: cities.marketId,
  lat: cities.lat,
  lon: cities.lon,
};

export type WeddingView = { wedding: WeddingRow; city: CityRow | null };
export type CityRow = {
  id: number;
  name: string;
  stateCode: string;
  slug: string;
  marketId: number | null;
  lat: number;
  lon: number;
};

const weddingById = preparedSelect((tx: Tx) =>
  tx
    .select({ wedding: weddings, city: cityColumns })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddings.id, sql.placeholder('id')))
    .prepare('weddings_by_id'),
);

export async function findWedding(tx: Tx, id: string): Promise<WeddingView | undefined> {
  const [row] = await weddingById(tx).execute({ id });
  return row;
}

export async function insertWedding(tx: Tx, wedding: NewWedding): Promise<void> {
  await tx.insert(weddings).values(wedding);
}

export async function updateWedding(tx: Tx, id: string, changes: WeddingChanges): Promise<void> {
  await tx
    .update(weddings)
    .set({ ...changes, version: sql`${weddings.version} + 1` })
    .where(eq(weddings.id, id));
}

/** What is typed elsewhere stays good: this is none of the details that the version is about. */
export async function updateFamilySuggests(tx: Tx, id: string, familySuggests: boolean): Promise<void> {
  await tx.update(weddings).set({ familySuggests }).where(eq(weddings.id, id));
}

/** Like the rights of the family, and none of the details. */
export async function updateMoneyAccess(
  tx: Tx,
  id: string,
  access: Pick<WeddingRow, 'plannerMoney' | 'familyMoney'>,
): Promise<void> {
  await tx.update(weddings).set(access).where(eq(weddings.id, id));
}

/** With everything that hangs on it. */
export async function deleteWedding(tx: Tx, id: string): Promise<void> {
  await tx.delete(weddings).where(eq(weddings.id, id));
}

export async function insertMember(tx: Tx, member: NewMember): Promise<void> {
  await tx.insert(weddingMembers).values(member);
}

export async function deleteMember(
  tx: Tx,
  { weddingId, userId }: Pick<Membership, 'weddingId' | 'userId'>,
): Promise<void> {
  await tx
    .delete(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)));
}

/** Members with their own names and address, the owners first. */
export function listMembers(tx: Tx, weddingId: string) {
  return tx
    .select({
      userId: weddingMembers.userId,
      role: weddingMembers.role,
      displayName: weddingMembers.displayName,
      joinedAt: weddingMembers.joinedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      invitationId: weddingInvitations.id,
    })
    .from(weddingMembers)
    .innerJoin(users, eq(users.id, weddingMembers.userId))
    .leftJoin(
      weddingInvitations,
      and(
        eq(weddingInvitations.weddingId, weddingMembers.weddingId),
        eq(weddingInvitations.acceptedBy, weddingMembers.userId),
        eq(weddingInvitations.status, 'ACCEPTED'),
      ),
    )
    .where(eq(weddingMembers.weddingId, weddingId))
    .orderBy(sql`${weddingMembers.role} <> 'OWNER'`, weddingMembers.joinedAt, weddingMembers.userId);
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export type PersonRow = { id: string; email: string; firstName: string; lastName: string };

export async function findPerson(tx: Tx, userId: string): Promise<PersonRow | undefined> {
  const [person] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return person;
}

export async function findCity(tx: Tx, id: number): Promise<CityRow | undefined> {
  const [city] = await tx.select(cityColumns).from(cities).where(eq(cities.id, id));
  return city;
}

export async function insertLocation(tx: Tx, location: NewLocation): Promise<void> {
  await tx.insert(weddingLocationHistory).values(location);
}

const locationsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({
      cityId: weddingLocationHistory.cityId,
      location: weddingLocationHistory.location,
      slug: cities.slug,
      recordedAt: weddingLocationHistory.recordedAt,
    })
    .from(weddingLocationHistory)
    .innerJoin(cities, eq(cities.id, weddingLocationHistory.cityId))
    .where(eq(weddingLocationHistory.weddingId, sql.placeholder('weddingId')))
    .orderBy(desc(weddingLocationHistory.id))
    .limit(50)
    .prepare('weddings_locations_of'),
);

/** Newest first. */
export function listLocations(tx: Tx, weddingId: string) {
  return locationsOfWedding(tx).execute({ weddingId });
}

export type LocationRow = Awaited<ReturnType<typeof listLocations>>[number];
