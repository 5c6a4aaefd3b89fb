import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { preparedQuery } from './prepared-query.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const double = preparedQuery<{ doubled: number }>('test_double', 'select $1::int * 2 as doubled');
const listStatements = preparedQuery<{ name: string }>(
  'test_list_statements',
  'select name from pg_prepared_statements',
);

describe('preparedQuery', () => {
  it('answers the rows for its values', async () => {
    expect(await double(database.db, [21])).toEqual([{ doubled: 42 }]);
    expect(await double(database.db, [-4])).toEqual([{ doubled: -8 }]);
  });

  it('is planned once per connection', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => double(database.db, [index])));
    const names = (await listStatements(database.db, [])).map(({ name }) => name);
    expect(names.filter((name) => name === 'test_double')).toHaveLength(1);
  });

  it('takes values for values', async () => {
    const echo = preparedQuery<{ text: string }>('test_echo', 'select $1::text as text');
    const hostile = `'; drop table users; --`;
    expect(await echo(database.db, [hostile])).toEqual([{ text: hostile }]);
  });

  it('leaves the pool usable after a failure', async () => {
    await expect(double(database.db, ['no number'])).rejects.toThrow(/invalid input syntax/);
    expect(await double(database.db, [1])).toEqual([{ doubled: 2 }]);
  });
});
