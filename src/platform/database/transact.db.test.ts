import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fail, ok } from '#base/result.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { Tx } from './database.ts';
import { refuseAndCommit, transact } from './transact.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await openTestDatabase();
  await own.db.execute(sql`create table notes (text text not null)`);
});
beforeEach(() => own.db.execute(sql`delete from notes`));
afterAll(() => own.close());

const write = (tx: Tx, text: string) => tx.execute(sql`insert into notes values (${text})`);
const refused = fail('not_found', 'Not here.');

async function notes(): Promise<unknown[]> {
  const { rows } = await own.db.execute(sql`select text from notes order by text`);
  return rows.map(({ text }) => text);
}

describe('a transaction', () => {
  it('keeps what succeeds, and answers it', async () => {
    const answer = await transact(own.db, async (tx) => {
      await write(tx, 'kept');
      return ok(1);
    });
    expect(answer).toEqual(ok(1));
    expect(await notes()).toEqual(['kept']);
  });

  it('keeps work that is never refused, and answers what it answers', async () => {
    expect(await transact(own.db, async (tx) => void (await write(tx, 'kept')))).toBeUndefined();
    expect(await transact(own.db, async () => ({ ok: false }))).toEqual({ ok: false });
    expect(await notes()).toEqual(['kept']);
  });

  it('writes nothing when it is refused, and answers the refusal', async () => {
    const answer = await transact(own.db, async (tx) => {
      await write(tx, 'gone');
      return refused;
    });
    expect(answer).toBe(refused);
    expect(await notes()).toEqual([]);
  });

  it('writes nothing when something throws, and throws it', async () => {
    const work = transact(own.db, async (tx) => {
      await write(tx, 'gone');
      throw new Error('Power cut.');
    });
    await expect(work).rejects.toThrow('Power cut.');
    expect(await notes()).toEqual([]);
  });

  it('keeps what it has written where the refusal says so', async () => {
    const answer = await transact(own.db, async (tx) => {
      await write(tx, 'counted');
      return refuseAndCommit(refused);
    });
    expect(answer).toBe(refused);
    expect(await notes()).toEqual(['counted']);
  });
});

describe('a transaction inside another', () => {
  it('undoes its own work alone when the outer one goes on', async () => {
    const answer = await transact(own.db, async (tx) => {
      await write(tx, 'outer');
      const inner = await transact(tx, async (savepoint) => {
        await write(savepoint, 'inner');
        return refused;
      });
      return ok(inner.ok);
    });
    expect(answer).toEqual(ok(false));
    expect(await notes()).toEqual(['outer']);
  });

  it('undoes everything when the outer one returns its refusal', async () => {
    const answer = await transact(own.db, async (tx) => {
      await write(tx, 'outer');
      return transact(tx, async (savepoint) => {
        await write(savepoint, 'inner');
        return refused;
      });
    });
    expect(answer).toBe(refused);
    expect(await notes()).toEqual([]);
  });

  it('cannot promise to keep something', async () => {
    const work = transact(own.db, (tx) =>
      transact(tx, async (savepoint) => {
        await write(savepoint, 'counted');
        return refuseAndCommit(refused);
      }),
    );
    await expect(work).rejects.toThrow('cannot commit by itself');
    expect(await notes()).toEqual([]);
  });
});
