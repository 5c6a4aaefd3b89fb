import type pg from 'pg';
import { copyArray, copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { ListPlan } from '../../demo/plan-guests.ts';

export async function findWeddingDate(
  client: pg.ClientBase,
  weddingId: string,
): Promise<{ weddingDate: string | null } | undefined> {
  const { rows } = await client.query<{ weddingDate: string | null }>(
    `select to_char(wedding_date, 'YYYY-MM-DD') as "weddingDate" from weddings where id = $1`,
    [weddingId],
  );
  return rows[0];
}

export async function copyGuests(
  client: pg.ClientBase,
  weddingId: string,
  { events, tags, filter, households }: ListPlan,
): Promise<void> {
  await copyHouseholds(client, weddingId, households);
  await copyEvents(client, weddingId, { events, households });
  await copyTags(client, weddingId, { tags, households });
  await copyMailings(client, weddingId, households);
  await copyFilters(client, weddingId, filter);
}

export async function copyHouseholds(
  client: pg.ClientBase,
  weddingId: string,
  households: ListPlan['households'],
): Promise<void> {
  await copyRows(
    client,
    'guest_households (uuid, wedding_id, side, list, list_rank, address1, city, region, postal_code, notes, created_at, updated_at)',
    households.map(({ uuid, side, list, listRank, address1, city, region, postalCode, notes, at }) => [
      ...[uuid, weddingId, side, list, listRank, address1, city, region, postalCode, notes],
      ...[copyInstant(at), copyInstant(at)],
    ]),
  );
  await copyRows(
    client,
    'guests (uuid, wedding_id, household_uuid, position, first_name, last_name, kind, email, diets, diet_note, needs, host_uuid)',
    households.flatMap(({ uuid, people }) =>
      people.map((person, position) => [
        ...[person.uuid, weddingId, uuid, position, person.firstName, person.lastName, person.kind],
        ...[person.email, copyArray(person.diets), person.dietNote, copyArray(person.needs)],
        person.plusOneOf === null ? null : (people[person.plusOneOf]?.uuid ?? null),
      ]),
    ),
  );
}

async function copyFilters(
  client: pg.ClientBase,
  weddingId: string,
  filter: ListPlan['filter'],
): Promise<void> {
  await copyRows(client, 'guest_filters (uuid, wedding_id, name, query)', [
    [filter.uuid, weddingId, filter.name, filter.query],
  ]);
}

async function copyMailings(
  client: pg.ClientBase,
  weddingId: string,
  households: ListPlan['households'],
): Promise<void> {
  await copyRows(
    client,
    'household_mailings (household_uuid, kind, wedding_id, channel, sent_on)',
    households.flatMap(({ uuid, mailings }) =>
      mailings.map(({ kind, channel, sentOn }) => [uuid, kind, weddingId, channel, sentOn]),
    ),
  );
}

async function copyTags(
  client: pg.ClientBase,
  weddingId: string,
  { tags, households }: Pick<ListPlan, 'tags' | 'households'>,
): Promise<void> {
  await copyRows(
    client,
    'guest_tags (uuid, wedding_id, name, color)',
    tags.map(({ uuid, name, color }) => [uuid, weddingId, name, color]),
  );
  const people = households.flatMap((household) => household.people);
  await copyRows(
    client,
    'guest_tag_links (tag_uuid, guest_uuid, wedding_id)',
    people.flatMap((person) =>
      person.tags.map((place) => [tags[place]?.uuid ?? null, person.uuid, weddingId]),
    ),
  );
}

async function copyEvents(
  client: pg.ClientBase,
  weddingId: string,
  { events, households }: Pick<ListPlan, 'events' | 'households'>,
): Promise<void> {
  const [first] = households;
  const at = first ? copyInstant(first.at) : 'now()';
  await copyRows(
    client,
    'wedding_events (uuid, wedding_id, position, kind, name, date, closes_on, starts_at, ends_at, place_name, address, attire, asks_reply, capacity, invites_new, meals, created_at, updated_at)',
    events.map((event, position) => [
      ...[event.uuid, weddingId, position, event.kind, event.name, event.date, event.closesOn],
      ...[
        event.startsAt,
        event.endsAt,
        event.placeName,
        event.address,
        event.attire,
        event.asksReply,
        event.capacity,
      ],
      ...[event.invitesNew, event.meals, at, at],
    ]),
  );
  await copyRows(
    client,
    'event_dishes (uuid, event_uuid, position, name, text, eaters)',
    events.flatMap(({ uuid, dishes }) =>
      dishes.map((dish, position) => [dish.uuid, uuid, position, dish.name, dish.text, dish.eaters]),
    ),
  );
  await copyRows(
    client,
    'guest_invitations (event_uuid, guest_uuid, wedding_id, status, dish_uuid, answered_at)',
    households.flatMap(({ people }) =>
      people.flatMap(({ uuid, invitations }) =>
        invitations.map(({ event, status, dish, answeredAt }) => [
          ...[events[event]?.uuid ?? null, uuid, weddingId, status],
          dish === null ? null : (events[event]?.dishes[dish]?.uuid ?? null),
          answeredAt && copyInstant(answeredAt),
        ]),
      ),
    ),
  );
}
