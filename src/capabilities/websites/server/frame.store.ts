import { and, eq, sql } from 'drizzle-orm';
import { guestHouseholds, guests } from '#capabilities/guests/tables.ts';
import { cities, states } from '#capabilities/places/tables.ts';
import { rsvpLinks } from '#capabilities/rsvp/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';

const frameOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({
      a: weddings.primaryFirstName,
      b: weddings.partnerFirstName,
      day: weddings.weddingDate,
      location: weddings.location,
      city: cities.name,
      state: states.name,
      lat: cities.lat,
      lon: cities.lon,
      stateCode: cities.stateCode,
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .leftJoin(states, eq(states.code, cities.stateCode))
    .where(eq(weddings.id, sql.placeholder('weddingId')))
    .prepare('website_frame'),
);

/** Of a wedding that is there: sites go with it. */
export async function findFrame(tx: Tx, weddingId: string) {
  const [row] = await frameOfWedding(tx).execute({ weddingId });
  if (!row) throw new Error('A website without its wedding.');
  return row;
}

const invitedHousehold = preparedSelect((tx: Tx) =>
  tx
    .select({
      language: guestHouseholds.language,
      linkCode: rsvpLinks.linkCode,
      eventIds: sql<string[]>`coalesce((
        select array_agg(distinct invitation.event_uuid::text)
        from guest_invitations invitation join guests guest on guest.uuid = invitation.guest_uuid
        where guest.household_uuid = guest_households.uuid), '{}')`,
    })
    .from(guestHouseholds)
    .leftJoin(rsvpLinks, eq(rsvpLinks.householdUuid, guestHouseholds.uuid))
    .where(
      and(
        eq(guestHouseholds.uuid, sql.placeholder('householdUuid')),
        eq(guestHouseholds.weddingId, sql.placeholder('weddingId')),
        eq(guestHouseholds.list, 'INVITED'),
      ),
    )
    .prepare('website_invited_household'),
);

/** Which events somebody of an invited household is invited to, and its link; nothing of a household that is not on the list. */
export async function findInvitedTo(
  tx: Tx,
  weddingId: string,
  householdUuid: string,
): Promise<{ eventIds: string[]; language: string; linkCode: string | null } | undefined> {
  const [household] = await invitedHousehold(tx).execute({ weddingId, householdUuid });
  return household;
}

/** Whom a preview can be of, by name. */
export async function listPreviewHouseholds(
  tx: Tx,
  weddingId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select household.uuid as id,
      coalesce(nullif(household.name, ''), string_agg(trim(person.first_name || ' ' || person.last_name), ' & '
        order by person.position) filter (where person.first_name || person.last_name <> ''), '') as name
    from ${guestHouseholds} household join ${guests} person on person.household_uuid = household.uuid
    where household.wedding_id = ${weddingId} and household.list = 'INVITED'
    group by household.uuid order by name, household.uuid`);
  return rows;
}
