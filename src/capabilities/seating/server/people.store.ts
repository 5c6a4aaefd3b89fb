import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  eventDishes,
  guestHouseholds,
  guestInvitations,
  guests,
  weddingEvents,
} from '#capabilities/guests/tables.ts';
import { guestTagLinks, guestTags } from '#capabilities/guests/tags.tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Everybody on the list proper, household by household, each with their word for this event: null who is not invited. */
export function listPeople(tx: Tx, { weddingId, eventUuid }: { weddingId: string; eventUuid: string }) {
  return tx
    .select({
      uuid: guests.uuid,
      householdUuid: guests.householdUuid,
      title: guests.title,
      firstName: guests.firstName,
      lastName: guests.lastName,
      suffix: guests.suffix,
      kind: guests.kind,
      hostUuid: guests.hostUuid,
      diets: guests.diets,
      dietNote: guests.dietNote,
      needs: guests.needs,
      householdName: guestHouseholds.name,
      side: guestHouseholds.side,
      language: guestHouseholds.language,
      status: guestInvitations.status,
      answeredAt: guestInvitations.answeredAt,
      dishUuid: guestInvitations.dishUuid,
    })
    .from(guests)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, guests.householdUuid))
    .leftJoin(
      guestInvitations,
      and(eq(guestInvitations.guestUuid, guests.uuid), eq(guestInvitations.eventUuid, eventUuid)),
    )
    .where(and(eq(guests.weddingId, weddingId), eq(guestHouseholds.list, 'INVITED')))
    .orderBy(asc(guests.householdUuid), asc(guests.position));
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Everybody on the list proper, whatever they are invited to. */
export function listListed(tx: Tx, weddingId: string) {
  return tx
    .select({ uuid: guests.uuid, householdUuid: guests.householdUuid, needs: guests.needs })
    .from(guests)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, guests.householdUuid))
    .where(and(eq(guests.weddingId, weddingId), eq(guestHouseholds.list, 'INVITED')))
    .orderBy(asc(guests.householdUuid), asc(guests.position));
}

/** Whoever can be seated at an event. */
export async function listComing(tx: Tx, eventUuid: string): Promise<Set<string>> {
  const rows = await tx
    .select({ uuid: guestInvitations.guestUuid })
    .from(guestInvitations)
    .innerJoin(guests, eq(guests.uuid, guestInvitations.guestUuid))
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, guests.householdUuid))
    .where(
      and(
        eq(guestInvitations.eventUuid, eventUuid),
        ne(guestInvitations.status, 'DECLINED'),
        eq(guestHouseholds.list, 'INVITED'),
      ),
    );
  return new Set(rows.map(({ uuid }) => uuid));
}

export function listTagLinks(tx: Tx, weddingId: string) {
  return tx
    .select({ tagUuid: guestTagLinks.tagUuid, guestUuid: guestTagLinks.guestUuid })
    .from(guestTagLinks)
    .where(eq(guestTagLinks.weddingId, weddingId));
}

export function listTags(tx: Tx, weddingId: string) {
  return tx
    .select({ uuid: guestTags.uuid, name: guestTags.name, color: guestTags.color })
    .from(guestTags)
    .where(eq(guestTags.weddingId, weddingId))
    .orderBy(sql`lower(${guestTags.name})`);
}

export function listDishes(tx: Tx, eventUuid: string) {
  return tx
    .select({ uuid: eventDishes.uuid, name: eventDishes.name })
    .from(eventDishes)
    .where(eq(eventDishes.eventUuid, eventUuid))
    .orderBy(asc(eventDishes.position), asc(eventDishes.uuid));
}

/** With how many can be seated, and how many of them have said yes. */
export function listEvents(tx: Tx, weddingId: string) {
  const counted = (isCounted: ReturnType<typeof sql>) => sql<number>`(
    select count(*)::int from ${guestInvitations} i
      join ${guests} g on g.uuid = i.guest_uuid
      join ${guestHouseholds} h on h.uuid = g.household_uuid and h.list = 'INVITED'
     where i.event_uuid = wedding_events.uuid and ${isCounted})`;
  return tx
    .select({
      uuid: weddingEvents.uuid,
      name: weddingEvents.name,
      date: weddingEvents.date,
      people: counted(sql`i.status <> 'DECLINED'`),
      coming: counted(sql`i.status = 'ATTENDING'`),
    })
    .from(weddingEvents)
    .where(eq(weddingEvents.weddingId, weddingId))
    .orderBy(asc(weddingEvents.position), asc(weddingEvents.uuid));
}

export async function findEventName(
  tx: Tx,
  weddingId: string,
  eventUuid: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: weddingEvents.name })
    .from(weddingEvents)
    .where(and(eq(weddingEvents.uuid, eventUuid), eq(weddingEvents.weddingId, weddingId)));
  return row?.name;
}

export async function findCouple(tx: Tx, weddingId: string): Promise<{ a: string; b: string }> {
  const [row] = await tx
    .select({ a: weddings.primaryFirstName, b: weddings.partnerFirstName })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  return row ?? { a: '', b: '' };
}

export async function findGuestName(tx: Tx, uuid: string) {
  const [row] = await tx
    .select({ firstName: guests.firstName, lastName: guests.lastName })
    .from(guests)
    .where(eq(guests.uuid, uuid));
  return row;
}
