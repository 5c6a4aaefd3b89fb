import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { instant } from './columns.ts';
import { type Key, type KeysetOrder, keysetSql, type Place } from './keyset.ts';
import { decodeCursor, encodeCursor, pageOf } from './keyset-cursor.ts';

const things = pgTable('keyset_things', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  day: date('day', { mode: 'string' }),
  name: text('name').notNull(),
  rank: integer('rank').notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
});

const KEYS: Readonly<Record<string, Key>> = {
  at: { kind: 'instant', by: things.at },
  day: { kind: 'day', by: `coalesce(keyset_things.day, '9999-12-31'::date)` },
  byCodePoints: { kind: 'name', by: 'lower(keyset_things.name) collate "C"' },
  name: { kind: 'text', by: things.name },
  rank: { kind: 'rank', by: things.rank },
  total: { kind: 'number', by: things.total },
};

let own: TestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
  await own.db.execute(sql`create table keyset_things (id uuid primary key, at timestamptz not null, day date,
    name text not null, rank int not null, total bigint not null)`);
});
beforeEach(() => own.db.delete(things));
afterAll(() => own.close());

async function readPage(order: KeysetOrder, after: Place | undefined, size: number) {
  const { keys, orderBy, behind } = keysetSql(order);
  const rows = await own.db
    .select({ id: things.id, keys })
    .from(things)
    .where(behind(after))
    .orderBy(orderBy)
    .limit(size + 1);
  return pageOf(order, rows, size);
}

/** The slow and obvious way: counting from the beginning each time. */
async function pagesByOffset(order: KeysetOrder, size: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (;;) {
    const page = await own.db
      .select({ id: things.id })
      .from(things)
      .orderBy(keysetSql(order).orderBy)
      .limit(size)
      .offset(pages.length * size);
    if (page.length === 0) return pages;
    pages.push(page.map(({ id }) => id));
  }
}

async function pagesByCursor(order: KeysetOrder, size: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const { page, nextCursor } = await readPage(order, decodeCursor(order, cursor ?? undefined), size);
    if (page.length > 0) pages.push(page.map(({ id }) => id));
    cursor = nextCursor;
  } while (cursor);
  return pages;
}

/** Few different values, so that much is equal; moments that differ in the last microsecond alone. */
const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    micros: fc.constantFrom(-1, 0, 1, 999_999, 1_800_000_000_000_001, 1_800_000_000_000_002),
    day: fc.constantFrom(null, '2027-06-12', '1999-12-31'),
    name: fc.constantFrom('', 'Ana', 'ana', 'Ångström', '李', "O'Hara", '\\', '0\n1'),
    rank: fc.constantFrom(-1, 1, 2),
    total: fc.constantFrom(0, -5, 9_007_199_254_740_991),
  }),
  { minLength: 1, maxLength: 40 },
);

it('turns the same pages as counting from the beginning, whatever the order', async () => {
  const orders = fc.record({
    name: fc.constant('things'),
    direction: fc.constantFrom('asc', 'desc'),
    keys: fc.shuffledSubarray(Object.values(KEYS)),
    tie: fc.constant<Key>({ kind: 'uuid', by: things.id }),
  });
  await fc.assert(
    fc.asyncProperty(rows, orders, fc.integer({ min: 1, max: 7 }), async (written, order, size) => {
      await own.db.delete(things);
      const unique = [...new Map(written.map((row) => [row.id, row])).values()];
      await own.db.insert(things).values(
        unique.map(({ micros, ...row }) => ({
          ...row,
          at: sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`,
        })),
      );
      expect(await pagesByCursor(order, size)).toEqual(await pagesByOffset(order, size));
    }),
    { numRuns: 60 },
  );
}, 60_000);

const recent: KeysetOrder = {
  name: 'recent',
  direction: 'desc',
  keys: [KEYS.at as Key],
  tie: { kind: 'uuid', by: things.id },
};
const thing = (id: number, at: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  at: new Date(at),
  name: '',
  rank: 1,
  total: 1,
});

it('shows nothing twice and leaves nothing out that was there all the time, though rows come and go', async () => {
  await own.db
    .insert(things)
    .values([thing(1, '2027-01-01'), thing(2, '2027-01-02'), thing(3, '2027-01-03'), thing(4, '2027-01-04')]);
  const first = await readPage(recent, undefined, 2);
  expect(first.page.map(({ id }) => id.at(-1))).toEqual(['4', '3']);
  await own.db.insert(things).values(thing(5, '2027-01-05'));
  await own.db.delete(things).where(sql`id = ${first.page.at(-1)?.id}`);
  const second = await readPage(recent, decodeCursor(recent, first.nextCursor ?? undefined), 2);
  expect(second.page.map(({ id }) => id.at(-1))).toEqual(['2', '1']);
});

it('takes whatever a cursor lets through, however odd', async () => {
  const odd: Place[] = [
    { keys: ['9999999999999999', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] },
    { keys: ['-9999999999999999', '00000000-0000-0000-0000-000000000000'] },
  ];
  for (const place of odd) {
    const after = decodeCursor(recent, encodeCursor(recent, place));
    expect(after).toBeDefined();
    await expect(readPage(recent, after, 2)).resolves.toBeDefined();
  }
  const byName: KeysetOrder = { ...recent, name: 'name', keys: [KEYS.byCodePoints as Key, KEYS.name as Key] };
  const id = '00000000-0000-4000-8000-000000000000';
  for (const name of ['\ud800', "'; drop table keyset_things; --", '$1', '\u0001']) {
    const after = decodeCursor(byName, encodeCursor(byName, { keys: [name, name, id] }));
    await expect(readPage(byName, after, 2)).resolves.toBeDefined();
  }
});
