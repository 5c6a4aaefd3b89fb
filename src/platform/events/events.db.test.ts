import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail, ok } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createEvents, defineEvent, on } from './events.ts';

const painted = defineEvent<{ color: string }>('test.painted');
const washed = defineEvent<{ times: number }>('test.washed');

let own: TestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
  await own.db.execute(sql`create table heard (what text not null)`);
});
afterAll(() => own.close());

const events = createEvents(
  [
    on(painted, async (tx, { color }, suffix: string) => {
      await tx.execute(sql`insert into heard values (${color + suffix})`);
    }),
    on(painted, async (_tx, { color }) => {
      if (color === 'wet') throw new Error('Not yet dry.');
    }),
    on(washed, async (tx, { times }) => {
      await tx.execute(sql`insert into heard values (${String(times)})`);
    }),
  ],
  () => '!',
);

async function heard(): Promise<string[]> {
  const { rows } = await own.db.execute<{ what: string }>(sql`select what from heard order by what`);
  await own.db.execute(sql`delete from heard`);
  return rows.map(({ what }) => what);
}

test('everybody who listens hears of it, and nobody else', async () => {
  await transact(own.db, (tx) => events.emit(tx, painted, { color: 'green' }));
  expect(await heard()).toEqual(['green!']);
});

test('what a listener does is undone with the change', async () => {
  const refused = await transact(own.db, async (tx) => {
    await events.emit(tx, washed, { times: 2 });
    return fail('forbidden', 'No.');
  });
  expect(refused.ok).toBe(false);
  expect(await heard()).toEqual([]);
});

test('a change whose listener fails does not happen', async () => {
  const change = transact(own.db, async (tx) => {
    await tx.execute(sql`insert into heard values ('the change')`);
    await events.emit(tx, painted, { color: 'wet' });
    return ok(true);
  });
  await expect(change).rejects.toThrow('Not yet dry.');
  expect(await heard()).toEqual([]);
});

test('an event that nobody listens to is none', async () => {
  await transact(own.db, (tx) => createEvents([], () => undefined).emit(tx, painted, { color: 'red' }));
  expect(await heard()).toEqual([]);
});
