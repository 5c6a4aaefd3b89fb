import type pg from 'pg';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { DemoGuest, DemoSeating } from '../../demo/plan-demo-seating.ts';
import { planColumns } from '../state.store.ts';

/** The first event of a wedding, which is the one that people sit at. */
export async function findDemoEvent(client: pg.ClientBase, weddingId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from wedding_events where wedding_id = $1 order by position, uuid limit 1',
    [weddingId],
  );
  return rows[0]?.uuid;
}

export async function listDemoGuests(client: pg.ClientBase, eventUuid: string): Promise<DemoGuest[]> {
  const { rows } = await client.query<DemoGuest>(
    `select g.uuid, g.household_uuid as "householdUuid", i.status = 'ATTENDING' as "isComing"
       from guest_invitations i
       join guests g on g.uuid = i.guest_uuid
       join guest_households h on h.uuid = g.household_uuid and h.list = 'INVITED'
      where i.event_uuid = $1 and i.status <> 'DECLINED'
      order by g.household_uuid, g.position`,
    [eventUuid],
  );
  return rows;
}

type Owner = { uuid: string; weddingId: string; eventUuid: string; at: Date };

export async function copySeating(
  client: pg.ClientBase,
  { uuid, weddingId, eventUuid, at: moment }: Owner,
  { state, rules }: DemoSeating,
): Promise<void> {
  const at = moment.toISOString();
  const { name, isReleased, room } = planColumns(state);
  await copyRows(
    client,
    'seating_plans (uuid, wedding_id, event_uuid, name, is_current, is_released, room, created_at, updated_at)',
    [[uuid, weddingId, eventUuid, name, true, isReleased, JSON.stringify(room), at, at]],
  );
  await copyRows(
    client,
    'seating_tables (uuid, plan_uuid, number, label, shape, size_key, length_in, width_in, seats, x_in, y_in, angle, is_step_free, is_for_vendors, slot)',
    state.tables.map((table, place) => [
      ...[table.uuid, uuid, table.number, table.label, table.shape, table.sizeKey, table.lengthIn],
      ...[table.widthIn, table.seats, table.x, table.y, table.angle, table.isStepFree],
      ...[table.isForVendors, place + 1],
    ]),
  );
  await copyRows(
    client,
    'seat_assignments (plan_uuid, guest_uuid, table_uuid, seat, is_pinned)',
    state.seats.map(({ guestUuid, tableUuid, seat, isPinned }) => [
      uuid,
      guestUuid,
      tableUuid,
      seat,
      isPinned,
    ]),
  );
  await copyRules(client, weddingId, { rules, at });
}

async function copyRules(
  client: pg.ClientBase,
  weddingId: string,
  { rules, at }: Pick<DemoSeating, 'rules'> & { at: string },
): Promise<void> {
  await copyRows(
    client,
    'seating_rules (uuid, wedding_id, kind, table_numbers, fixture, distance_in, strength, note, slot, created_at)',
    rules.map((rule, place) => [
      ...[rule.uuid, weddingId, rule.kind, `{${rule.tableNumbers.join(',')}}`, rule.fixture],
      ...[rule.distanceIn, rule.strength, rule.note, place + 1, at],
    ]),
  );
  await copyRows(
    client,
    'seating_rule_guests (rule_uuid, guest_uuid, position)',
    rules.flatMap(({ uuid, guestUuids }) => guestUuids.map((guest, place) => [uuid, guest, place])),
  );
}
