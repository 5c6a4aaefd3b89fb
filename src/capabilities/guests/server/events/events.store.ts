import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { eventDishes, weddingEvents } from '../../tables.ts';

export type EventRow = typeof weddingEvents.$inferSelect;
export type DishRow = typeof eventDishes.$inferSelect;
export type EventChanges = Omit<
  typeof weddingEvents.$inferInsert,
  'uuid' | 'weddingId' | 'position' | 'createdAt' | 'version'
>;

const eventsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(weddingEvents)
    .where(eq(weddingEvents.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(weddingEvents.position), asc(weddingEvents.uuid))
    .prepare('guests_events_of'),
);

const dishesOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({ dish: eventDishes })
    .from(eventDishes)
    .innerJoin(weddingEvents, eq(weddingEvents.uuid, eventDishes.eventUuid))
    .where(eq(weddingEvents.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(eventDishes.position), asc(eventDishes.uuid))
    .prepare('guests_dishes_of'),
);

export function listEventRows(tx: Tx, weddingId: string): Promise<EventRow[]> {
  return eventsOfWedding(tx).execute({ weddingId });
}

export async function listDishRows(tx: Tx, weddingId: string): Promise<DishRow[]> {
  const rows = await dishesOfWedding(tx).execute({ weddingId });
  return rows.map(({ dish }) => dish);
}

/** Only ever within the wedding: another couple's event is as good as none. */
export async function findEvent(tx: Tx, weddingId: string, uuid: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(weddingEvents)
    .where(and(eq(weddingEvents.uuid, uuid), eq(weddingEvents.weddingId, weddingId)));
  return row;
}

export async function countEvents(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ events: count() })
    .from(weddingEvents)
    .where(eq(weddingEvents.weddingId, weddingId));
  return row?.events ?? 0;
}

const dateOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({ date: weddings.weddingDate })
    .from(weddings)
    .where(eq(weddings.id, sql.placeholder('weddingId')))
    .prepare('guests_wedding_date'),
);

export async function findWeddingDate(tx: Tx, weddingId: string): Promise<string | null> {
  const [row] = await dateOfWedding(tx).execute({ weddingId });
  return row?.date ?? null;
}

/** Behind those that are there. */
export async function insertEvent(
  tx: Tx,
  row: Omit<typeof weddingEvents.$inferInsert, 'position'>,
): Promise<void> {
  const position = await countEvents(tx, row.weddingId);
  await tx.insert(weddingEvents).values({ ...row, position });
}

export async function updateEvent(tx: Tx, uuid: string, changes: EventChanges): Promise<void> {
  await tx
    .update(weddingEvents)
    .set({ ...changes, version: sql`${weddingEvents.version} + 1` })
    .where(eq(weddingEvents.uuid, uuid));
}

/** Those that stay keep their rows, and with them who chose them. */
export async function replaceDishes(tx: Tx, eventUuid: string, dishes: readonly DishRow[]): Promise<void> {
  const kept = dishes.map(({ uuid }) => uuid);
  const before = await listDishesOf(tx, eventUuid);
  const gone = before.map(({ uuid }) => uuid).filter((uuid) => !kept.includes(uuid));
  if (gone.length > 0) await tx.delete(eventDishes).where(inArray(eventDishes.uuid, gone));
  if (dishes.length === 0) return;
  await tx
    .insert(eventDishes)
    .values([...dishes])
    .onConflictDoUpdate({
      target: eventDishes.uuid,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        text: sql`excluded.text`,
        eaters: sql`excluded.eaters`,
      },
    });
}

export function listDishesOf(tx: Tx, eventUuid: string): Promise<DishRow[]> {
  return tx
    .select()
    .from(eventDishes)
    .where(eq(eventDishes.eventUuid, eventUuid))
    .orderBy(asc(eventDishes.position));
}

export async function deleteEvent(tx: Tx, weddingId: string, uuid: string): Promise<void> {
  await tx
    .delete(weddingEvents)
    .where(and(eq(weddingEvents.weddingId, weddingId), eq(weddingEvents.uuid, uuid)));
}

/** Those that are not named stay behind the others. */
export async function putInOrder(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<void> {
  const rows = await listEventRows(tx, weddingId);
  const named = uuids.flatMap((uuid) => rows.find((row) => row.uuid === uuid) ?? []);
  const ordered = [...named, ...rows.filter(({ uuid }) => !uuids.includes(uuid))];
  for (const [position, { uuid, position: before }] of ordered.entries()) {
    if (position === before) continue;
    await tx.update(weddingEvents).set({ position }).where(eq(weddingEvents.uuid, uuid));
  }
}
