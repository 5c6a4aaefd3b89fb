import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { copyRows } from './copy-rows.ts';

let database: TestDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await database.db.$client.connect();
  await client.query('create temp table copied (id int, text text, amount float8, flag boolean)');
});
afterAll(async () => {
  client.release();
  await database.close();
});

type Row = [number, string | null, number | null, boolean | null];

async function roundTrip(rows: Row[]): Promise<unknown[]> {
  await client.query('truncate copied');
  await copyRows(client, 'copied (id, text, amount, flag)', rows);
  const result = await client.query({ text: 'select * from copied order by id', rowMode: 'array' });
  return result.rows;
}

describe('copyRows', () => {
  it('writes nothing for no rows', async () => {
    expect(await roundTrip([])).toEqual([]);
  });

  it('keeps what looks like an escape, an end or a null apart from one', async () => {
    const rows: Row[] = ['\\N', '\\.', '\t', 'a\r\nb', '\\\\', '', 'NULL', '\\x41', 'Española 💍'].map(
      (text, id) => [id, text, null, null],
    );
    expect(await roundTrip([...rows, [99, null, 0.1, true]])).toEqual([...rows, [99, null, 0.1, true]]);
  });

  it('brings back every text as it was', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
        const rows = texts.map((each, id): Row => [id, each, id / 3, id % 2 === 0]);
        expect(await roundTrip(rows)).toEqual(rows);
      }),
      { numRuns: 30 },
    );
  });

  it('writes more than fits into one piece, from a generator', async () => {
    function* many(): Generator<Row> {
      for (let id = 0; id < 5_000; id += 1) yield [id, 'x'.repeat(100), id, null];
    }
    await client.query('truncate copied');
    await copyRows(client, 'copied (id, text, amount, flag)', many());
    const { rows } = await client.query(
      'select count(*)::int, sum(length(text))::int as letters from copied',
    );
    expect(rows).toEqual([{ count: 5_000, letters: 500_000 }]);
  });

  it('fails as a whole, and the connection can go on', async () => {
    await client.query('truncate copied');
    const rows = [
      [1, 'fine', 1, true],
      ['not a number', 'x', 1, true],
    ] as unknown as Row[];
    await expect(copyRows(client, 'copied (id, text, amount, flag)', rows)).rejects.toThrow(
      /invalid input syntax/,
    );
    expect((await client.query('select count(*)::int from copied')).rows).toEqual([{ count: 0 }]);
  });
});
