import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { HouseholdPlan } from '../../demo/plan-guests.ts';

export async function findWeddingOf(client: pg.ClientBase, userId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select wedding_id as id from wedding_members where user_id = $1',
    [userId],
  );
  return rows[0]?.id;
}

export async function copyGuests(
  client: pg.ClientBase,
  weddingId: string,
  households: readonly HouseholdPlan[],
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
    'guests (uuid, wedding_id, household_uuid, position, first_name, last_name, kind, host_uuid)',
    households.flatMap(({ uuid, people }) =>
      people.map((person, position) => [
        ...[person.uuid, weddingId, uuid, position, person.firstName, person.lastName, person.kind],
        person.plusOneOf === null ? null : (people[person.plusOneOf]?.uuid ?? null),
      ]),
    ),
  );
}
