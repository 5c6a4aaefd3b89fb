import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readAllHouseholds, readEvents } from '#capabilities/guests/server/index.ts';
import { dayHelpers, dayOperations, dayVendors, runSheetItems } from '../../tables.ts';
import { packGuests } from '../phone/pack-guests.ts';
import { type DayFrame, findFrame } from '../plan/day.store.ts';

type Day = {
  items: readonly (typeof runSheetItems.$inferInsert)[];
  vendors: readonly (typeof dayVendors.$inferInsert)[];
  helpers: readonly (typeof dayHelpers.$inferInsert)[];
  operations: readonly (typeof dayOperations.$inferInsert)[];
};

/** The wedding, and who is expected: nothing where it is not in this world. */
export async function findDemoDay(
  client: pg.ClientBase,
  weddingId: string,
): Promise<{ frame: DayFrame; guestUuids: string[] } | undefined> {
  const tx = drizzle(client as pg.Client);
  const frame = await findFrame(tx, weddingId);
  if (!frame) return undefined;
  const party = {
    households: await readAllHouseholds(tx, weddingId),
    events: await readEvents(tx, weddingId),
    day: frame.day,
  };
  const guestUuids = packGuests(party, new Map()).flatMap(({ people }) => people.map(({ uuid }) => uuid));
  return { frame, guestUuids };
}

export async function insertDemoDay(client: pg.ClientBase, day: Day): Promise<void> {
  const tx = drizzle(client as pg.Client);
  await tx.insert(runSheetItems).values([...day.items]);
  await tx.insert(dayVendors).values([...day.vendors]);
  await tx.insert(dayHelpers).values([...day.helpers]);
  await tx.insert(dayOperations).values([...day.operations]);
}
