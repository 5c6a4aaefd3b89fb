import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { insertRows } from './insert-rows.ts';

const things = pgTable('things_to_insert', {
  uuid: uuid('uuid').primaryKey(),
  name: text('some_name').notNull(),
  tags: text('tags').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  note: jsonb('note').$type<{ words: string } | null>(),
  isOwn: boolean('is_own').notNull(),
  version: integer('version').notNull().default(1),
});

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table things_to_insert (uuid uuid primary key, some_name text not null,
    tags text[] not null, at timestamptz not null, note jsonb, is_own boolean not null, version integer not null default 1)`);
});
afterAll(() => database.close());

const thing = (place: number) => ({
  uuid: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  name: `O’Brien "x" \\ ' ${place}`,
  tags: ['a, b', '"c"', ''],
  at: new Date('2027-05-01T12:00:00.123Z'),
  note: place % 2 === 0 ? { words: 'línea\n2' } : null,
  isOwn: place % 3 === 0,
});

it('writes what an insert of values would, with defaults, however many there are', async () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => thing(place));
  await database.db.execute(insertRows(things, rows));
  expect(await database.db.$count(things)).toBe(20_000);
  const [first, second] = await database.db.select().from(things).orderBy(things.uuid).limit(2);
  expect(first).toEqual({ ...thing(0), version: 1 });
  expect(second).toEqual({ ...thing(1), version: 1 });
});

it('goes on with what is to happen to those that are there', async () => {
  const rows = [{ ...thing(0), name: 'another' }, thing(30_000)];
  await database.db.execute(sql`${insertRows(things, rows)} on conflict do nothing`);
  expect(await database.db.$count(things)).toBe(20_001);
  const changed = sql`${insertRows(things, rows)} on conflict (uuid) do update set some_name = excluded.some_name`;
  await database.db.execute(changed);
  const [first] = await database.db.select().from(things).orderBy(things.uuid).limit(1);
  expect(first?.name).toBe('another');
});
