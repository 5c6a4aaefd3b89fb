import { and, eq, isNotNull } from 'drizzle-orm';
import { guestHouseholds, guestInvitations, guests } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rsvpLinks } from '../../tables.ts';

export type ListedPerson = {
  householdUuid: string;
  linkCode: string;
  answeredAt: Date | null;
  postalCode: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
};

const personColumns = {
  householdUuid: guestHouseholds.uuid,
  linkCode: rsvpLinks.linkCode,
  answeredAt: rsvpLinks.answeredAt,
  postalCode: guestHouseholds.postalCode,
  firstName: guests.firstName,
  lastName: guests.lastName,
  email: guests.email,
  phone: guests.phone,
};

/** Everybody who is invited, with what they could be known by. */
export function listInvitedPeople(tx: Tx, weddingId: string): Promise<ListedPerson[]> {
  return tx
    .select(personColumns)
    .from(guests)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, guests.householdUuid))
    .innerJoin(rsvpLinks, eq(rsvpLinks.householdUuid, guests.householdUuid))
    .where(and(eq(guests.weddingId, weddingId), eq(guestHouseholds.list, 'INVITED')));
}

/** Households of which anybody’s reply is known, also where the couple wrote it down. */
export async function listReplied(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ uuid: guests.householdUuid })
    .from(guestInvitations)
    .innerJoin(guests, eq(guests.uuid, guestInvitations.guestUuid))
    .where(and(eq(guestInvitations.weddingId, weddingId), isNotNull(guestInvitations.answeredAt)));
  return rows.map(({ uuid }) => uuid);
}

/** The people of the household that has this code on its card; nobody where there is none. */
export function listPeopleByShortCode(
  tx: Tx,
  shortCode: string,
): Promise<(ListedPerson & { weddingId: string })[]> {
  return tx
    .select({ ...personColumns, weddingId: guests.weddingId })
    .from(rsvpLinks)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, rsvpLinks.householdUuid))
    .innerJoin(guests, eq(guests.householdUuid, rsvpLinks.householdUuid))
    .where(and(eq(rsvpLinks.shortCode, shortCode), eq(guestHouseholds.list, 'INVITED')));
}

/** Everybody on the list, to tell whose a name may be. */
export function listNamedPeople(
  tx: Tx,
  weddingId: string,
): Promise<{ householdUuid: string; firstName: string; lastName: string }[]> {
  return tx
    .select({ householdUuid: guests.householdUuid, firstName: guests.firstName, lastName: guests.lastName })
    .from(guests)
    .where(eq(guests.weddingId, weddingId));
}
