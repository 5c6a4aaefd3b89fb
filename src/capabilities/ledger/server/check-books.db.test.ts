import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import type { Owner } from '../rules/account.ts';
import type { Fault } from '../rules/check-ledger.ts';
import { newOwner, openVendorBooks, purchase, spending, type VendorBooks } from '../testing/vendor-books.ts';
import { reverseTransfer } from './index.ts';
import { sealDays } from './seal-days.ts';

const TABLES = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'ledger_seals'];
let books: VendorBooks;
let owner: Owner;
let own: string;

beforeAll(async () => {
  books = await openVendorBooks();
  owner = newOwner();
  own = `storefront:${owner.id}:credit`;
  await books.post(purchase(owner, 60));
  const spent = await books.post(spending(owner, 24));
  if (!spent.ok) throw new Error(spent.failure.code);
  await books.post(spending(owner, 6));
  const { transferId } = spent.value;
  await transact(books.db, (tx) =>
    reverseTransfer(tx, books.platform, { transferId, key: 'back', kind: 'LEAD_PURCHASE_REFUND', by: null }),
  );
  await books.post(purchase(newOwner(), 25));
  books.clock.advance(2 * 86_400_000);
  await sealDays(books.platform);
  for (const table of TABLES) await books.db.execute(sql.raw(`create table kept_${table} as table ${table}`));
});
afterAll(() => books.close());

/** Past triggers and keys, as somebody with all rights could. */
const force = (statements: readonly string[]) =>
  books.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    let changed = 0;
    for (const statement of statements) changed += (await tx.execute(sql.raw(statement))).rowCount ?? 0;
    return changed;
  });

/** What the checker says of books that somebody got at; afterwards they are as before. */
async function faultAfter(statement: string): Promise<Fault | null> {
  expect(await force([statement]), statement).toBeGreaterThan(0);
  const { fault } = await books.check();
  await force(
    TABLES.flatMap((table) => [
      `delete from ${table}`,
      `insert into ${table} overriding system value select * from kept_${table}`,
    ]),
  );
  return fault;
}

/** Another value of the column's type that its constraints let pass. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  uuid: () => `'0198f0aa-0000-7000-8000-00000000000f'`,
  bytea: (column) => `sha256(${column})`,
  'timestamp with time zone': (column) => `${column} + interval '1 millisecond'`,
  date: (column) => `${column} + 400`,
};
const OTHER_TEXT: Readonly<Record<string, string>> = {
  code: `code || '0'`,
  owner_kind: `case owner_kind when 'STOREFRONT' then 'WEDDING' else owner_kind end`,
  unit: `case unit when 'USD' then 'CREDIT' else 'USD' end`,
  normal_side: `case normal_side when 'D' then 'C' else 'D' end`,
  kind: `'OTHER'`,
  idempotency_key: `idempotency_key || '0'`,
  reference_kind: `reference_kind || 'x'`,
  reference_id: `reference_id || '0'`,
};

async function columnsOf(table: string): Promise<{ name: string; other: string }[]> {
  const { rows } = await books.db.execute<{ name: string; type: string }>(
    sql`select column_name as name, data_type as type from information_schema.columns where table_name = ${table}`,
  );
  return rows.map(({ name, type }) => ({ name, other: OTHER_TEXT[name] ?? OTHER[type]?.(name) ?? 'null' }));
}

const ACCOUNT = () => `(select id from ledger_accounts where code = '${own}')`;
const SECOND = () => `(select transfer_id from ledger_entries where account_id = ${ACCOUNT()} and seq = 2)`;

it('is content with what was posted', async () => {
  const { fault, accounts, entries } = await books.check();
  expect(fault).toBeNull();
  expect(accounts).toBeGreaterThan(8);
  expect(entries).toBe(5 + 2 + 2 + 2 + 5);
});

it('names the entry, whichever of its columns was changed', async () => {
  const columns = await columnsOf('ledger_entries');
  expect(columns).toHaveLength(7);
  for (const { name, other } of columns) {
    const value = name === 'seq' || name === 'account_id' ? '99' : other;
    const fault = await faultAfter(
      `update ledger_entries set ${name} = ${value} where account_id = ${ACCOUNT()} and seq = 2`,
    );
    expect(fault?.where, name).toBe(own);
    const isGone = name === 'seq' || name === 'account_id' || name === 'transfer_id';
    expect(fault?.seq, name).toBe(isGone ? 3 : 2);
    if (isGone) expect(fault?.what).toBe('Entry 2 is missing.');
  }
});

it('names an entry of the transfer, whichever of its columns was changed', async () => {
  const columns = await columnsOf('ledger_transfers');
  expect(columns).toHaveLength(9);
  for (const { name, other } of columns) {
    const fault = await faultAfter(`update ledger_transfers set ${name} = ${other} where id = ${SECOND()}`);
    expect(fault, name).toMatchObject({ seq: expect.any(Number), what: expect.any(String) });
    expect([own, expect.stringMatching(/^house:credits-spent:/)]).toContainEqual(fault?.where);
  }
});

it('names the account, whichever of its columns was changed', async () => {
  const columns = await columnsOf('ledger_accounts');
  expect(columns).toHaveLength(12);
  for (const { name, other } of columns) {
    const value = name === 'id' ? 'default' : other;
    const fault = await faultAfter(`update ledger_accounts set ${name} = ${value} where code = '${own}'`);
    expect(fault?.where, name).toBe(name === 'code' ? `${own}0` : own);
  }
});

it('names the seal, whichever of its columns was changed', async () => {
  const columns = await columnsOf('ledger_seals');
  expect(columns).toHaveLength(4);
  for (const { name, other } of columns) {
    const fault = await faultAfter(
      `update ledger_seals set ${name} = ${other} where day = (select min(day) from ledger_seals)`,
    );
    expect(fault?.where, name).toContain('seal of');
  }
});

it('names what was deleted, and what was put in', async () => {
  expect(await faultAfter(`delete from ledger_entries where account_id = ${ACCOUNT()} and seq = 2`)).toEqual({
    where: own,
    seq: 3,
    what: 'Entry 2 is missing.',
  });
  expect(await faultAfter(`delete from ledger_entries where account_id = ${ACCOUNT()} and seq = 4`)).toEqual({
    where: own,
    seq: 3,
    what: 'The account says 4 entries, and there are 3.',
  });
  expect(await faultAfter(`delete from ledger_transfers where id = ${SECOND()}`)).toMatchObject({
    what: expect.stringContaining('is missing'),
  });
  const id = '0198f0aa-0000-7000-8000-00000000000f';
  expect(
    await faultAfter(
      `insert into ledger_transfers values ('${id}', 'OTHER', 'empty', 'test', '1', null, null, null, now())`,
    ),
  ).toMatchObject({ where: `transfer ${id}`, seq: null });
  expect(
    await faultAfter(
      `insert into ledger_entries select account_id, 5, '${id}', amount, balance_after, prev_hash, hash
         from ledger_entries where account_id = ${ACCOUNT()} and seq = 4`,
    ),
    'an entry of no transfer is none; its transfer is not balanced',
  ).toMatchObject({ where: `transfer ${id}` });
});

it('is still content: nothing of all this was kept', async () => {
  expect((await books.check()).fault).toBeNull();
});
