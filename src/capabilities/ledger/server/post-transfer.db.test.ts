import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { accountOf, type Owner } from '../rules/account.ts';
import { ledgerTransfers } from '../tables.ts';
import {
  endowment,
  newOwner,
  openVendorBooks,
  purchase,
  spending,
  type VendorBooks,
} from '../testing/vendor-books.ts';
import { openAccount, postTransfer, postTransfers, readBalance, reverseTransfer } from './index.ts';
import { callPostTransfer } from './ledger.store.ts';

let books: VendorBooks;
beforeAll(async () => {
  books = await openVendorBooks();
});
afterAll(async () => {
  expect((await books.check()).fault).toBeNull();
  await books.close();
});

const MANY = 64;
const balanceOf = (owner: Owner) => readBalance(books.db, 'storefront-credits', { owner });
const outcomes = (told: readonly { ok: boolean }[]) => told.filter(({ ok }) => ok).length;
const transferIdOf = (told: Awaited<ReturnType<VendorBooks['post']>>) => {
  if (!told.ok) throw new Error(told.failure.code);
  return told.value.transferId;
};

describe('a transfer', () => {
  it('moves every account of its posting, and opens those that are not there', async () => {
    const owner = newOwner();
    const before = await readBalance(books.db, 'provider-clearing');
    expect(await books.post(purchase(owner, 60))).toMatchObject({ ok: true, value: { isNew: true } });
    expect(await balanceOf(owner)).toBe(60);
    expect((await readBalance(books.db, 'provider-clearing')) - before).toBe(60 * 96);
    expect(await readBalance(books.db, 'tax-payable', { state: 'NY' })).toBeGreaterThanOrEqual(60);
  });

  it('notes who did it, also in whose place', async () => {
    const [userId, supportUserId] = [randomUUID(), randomUUID()];
    const by = { userId, impersonation: { supportUserId, writableUntil: null } };
    const transferId = transferIdOf(await books.post({ ...endowment(newOwner(), 5), by }));
    const [row] = await books.db.select().from(ledgerTransfers).where(sql`id = ${transferId}`);
    expect(row).toMatchObject({ actorId: userId, impersonatorId: supportUserId, reversesId: null });
  });

  it('sent again is the one that is there, whatever the balance is by now', async () => {
    const owner = newOwner();
    await books.post(endowment(owner, 24));
    const first = await books.post(spending(owner, 24, `again:${owner.id}`));
    const all = await books.everything();
    const second = await books.post(spending(owner, 24, `again:${owner.id}`));
    expect(second).toEqual({ ok: true, value: { transferId: transferIdOf(first), isNew: false } });
    expect(await books.everything()).toBe(all);
  });

  it('is refused under a key that stands for something else', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    const key = `key:${owner.id}`;
    await books.post(endowment(owner, 10, key));
    await books.post(endowment(other, 10));
    const all = await books.everything();
    for (const asked of [
      endowment(owner, 11, key),
      endowment(other, 10, key),
      spending(owner, 10, key),
      { ...endowment(owner, 10, key), kind: 'OTHER' as const },
      { ...endowment(owner, 10, key), reference: { kind: 'offer', id: '2' } },
      { ...endowment(owner, 10, key), reference: { kind: 'promo', id: '1' } },
    ])
      expect(await books.post(asked)).toMatchObject({ ok: false, failure: { code: 'ledger.key_reused' } });
    expect(await books.everything()).toBe(all);
  });

  it('that takes more than there is says what is needed and what there is', async () => {
    const owner = newOwner();
    await books.post(endowment(owner, 4));
    const all = await books.everything();
    expect(await books.post(spending(owner, 24))).toMatchObject({
      ok: false,
      failure: { code: 'ledger.insufficient', details: { needed: 24, balance: 4 } },
    });
    expect(await books.everything()).toBe(all);
  });

  it('refused leaves the transaction it was tried in as it was, and usable', async () => {
    const owner = newOwner();
    await books.post(endowment(owner, 30));
    const kept = await transact(books.db, async (tx) => {
      const first = await postTransfer(tx, books.platform, spending(owner, 24));
      const refused = await postTransfer(tx, books.platform, spending(owner, 24));
      const reused = await postTransfer(tx, books.platform, endowment(owner, 1, `kept:${owner.id}`)).then(
        () => postTransfer(tx, books.platform, endowment(owner, 2, `kept:${owner.id}`)),
      );
      const last = await postTransfer(tx, books.platform, spending(owner, 7));
      return [first, refused, reused, last].map((told) => (told.ok ? 'posted' : told.failure.code));
    });
    expect(kept).toEqual(['posted', 'ledger.insufficient', 'ledger.key_reused', 'posted']);
    expect(await balanceOf(owner)).toBe(0);
  });

  it('goes with the transaction it was posted in', async () => {
    const owner = newOwner();
    const all = await books.everything();
    await expect(
      transact(books.db, async (tx) => {
        await postTransfer(tx, books.platform, endowment(owner, 30));
        throw new Error('something else');
      }),
    ).rejects.toThrow('something else');
    expect(await books.everything()).toBe(all);
    expect(await balanceOf(owner)).toBe(0);
  });

  it('takes amounts as far as programs can count, and no further', async () => {
    const owner = newOwner();
    expect(await books.post(endowment(owner, 2 ** 52))).toMatchObject({ ok: true });
    expect(await balanceOf(owner)).toBe(2 ** 52);
    const all = await books.everything();
    await expect(books.post(endowment(owner, 2 ** 52))).rejects.toThrow();
    expect(await books.everything()).toBe(all);
    expect(await books.post(spending(owner, 2 ** 52))).toMatchObject({ ok: true });
  });
});

describe('the database itself refuses', () => {
  const row = (key: string) => ({
    ...{ id: randomUUID(), kind: 'OTHER', key, reference: { kind: 'test', id: '1' }, at: new Date() },
    ...{ actorId: null, impersonatorId: null, reversesId: null },
  });
  const owner = newOwner();
  const own = accountOf('storefront-credits', { owner });
  const issued = accountOf('credits-issued', { shard: 0 });
  const bank = accountOf('bank', { shard: 0 });
  beforeAll(async () => {
    await books.post(endowment(owner, 9));
    for (const account of [issued, bank]) await openAccount(books.db, books.platform, account);
  });

  it.each([
    ['an unbalanced transfer', [own.code, issued.code], [-5, 4]],
    ['dollars against credits', [own.code, bank.code], [-5, 5]],
    ['one leg', [own.code], [-5]],
    ['no leg', [], []],
    ['a leg of nothing', [own.code, issued.code], [0, 0]],
    ['an account twice', [own.code, own.code], [-5, 5]],
  ])('%s', async (name, codes, amounts) => {
    const all = await books.everything();
    const legs = codes.map((code, at) => ({ code, amount: amounts[at] ?? 0 }));
    await expect(callPostTransfer(books.db, row(`bad:${name.replaceAll(' ', '-')}`), legs)).rejects.toThrow();
    expect(await books.everything()).toBe(all);
  });

  it.each(['', 'two words', 'a|b', 'naïve', 'x'.repeat(201)])('the key “%s”', async (key) => {
    const legs = [
      { code: own.code, amount: -1 },
      { code: issued.code, amount: 1 },
    ];
    await expect(callPostTransfer(books.db, row(key), legs)).rejects.toThrow();
  });

  it.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transfers set kind = kind',
    'delete from ledger_transfers where false',
    'truncate ledger_transfers cascade',
    'update ledger_seals set entry_count = 1',
    'delete from ledger_seals',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    'update ledger_accounts set floor = -100',
    `update ledger_accounts set code = 'a', balance = 1`,
  ])('%s', async (statement) => {
    await expect(books.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '23001' }),
    });
  });

  it('a balance below the floor, whoever writes it', async () => {
    await expect(
      books.db.execute(sql`update ledger_accounts set balance = -1 where code = ${own.code}`),
    ).rejects.toMatchObject({ cause: expect.objectContaining({ constraint: 'ledger_accounts_floor' }) });
  });
});

describe('many at once', () => {
  it(`${MANY} spend 24 of 100: four of them`, async () => {
    const owner = newOwner();
    await books.post(endowment(owner, 100));
    const told = await Promise.all(Array.from({ length: MANY }, () => books.post(spending(owner, 24))));
    expect(outcomes(told)).toBe(4);
    for (const each of told)
      if (!each.ok)
        expect(each.failure).toMatchObject({ code: 'ledger.insufficient', details: { needed: 24 } });
    expect(await balanceOf(owner)).toBe(4);
  });

  it(`${MANY} send the same: once`, async () => {
    const owner = newOwner();
    await books.post(endowment(owner, 24 * MANY));
    const told = await Promise.all(
      Array.from({ length: MANY }, () => books.post(spending(owner, 24, `once:${owner.id}`))),
    );
    expect(outcomes(told)).toBe(MANY);
    expect(told.filter((each) => each.ok && each.value.isNew)).toHaveLength(1);
    expect(new Set(told.map(transferIdOf)).size).toBe(1);
    expect(await balanceOf(owner)).toBe(24 * (MANY - 1));
  });

  it(`${MANY} begin with accounts that nobody has opened`, async () => {
    const owner = newOwner();
    const told = await Promise.all(Array.from({ length: MANY }, () => books.post(purchase(owner, 3))));
    expect(outcomes(told)).toBe(MANY);
    expect(await balanceOf(owner)).toBe(3 * MANY);
  });

  it('cross each other and nobody waits for ever', async () => {
    const owners = Array.from({ length: 4 }, newOwner);
    for (const owner of owners) await books.post(endowment(owner, 100));
    const move = (from: Owner, to: Owner) => {
      const key = randomUUID();
      const common = { by: null, amounts: { credits: 1 }, reference: { kind: 'move', id: key } };
      return transact(books.db, (tx) =>
        postTransfers(tx, books.platform, [
          { ...common, kind: 'OUTBOUND_TRANSFER', key: `out:${key}`, owner: from },
          { ...common, kind: 'INBOUND_TRANSFER', key: `in:${key}`, owner: to },
        ]),
      );
    };
    const told = await Promise.all(
      Array.from({ length: 4 * MANY }, (_, at) => {
        const step = 1 + (at % 3);
        return move(owners[at % 4] as Owner, owners[(at + step) % 4] as Owner);
      }),
    );
    expect(outcomes(told)).toBe(4 * MANY);
    const left = await Promise.all(owners.map(balanceOf));
    expect(left.reduce((sum, balance) => sum + balance, 0)).toBe(400);
    expect(await readBalance(books.db, 'credits-in-transit')).toBe(0);
  });

  it('name their legs in any order and nobody waits for ever', async () => {
    const owners = Array.from({ length: 3 }, newOwner);
    for (const owner of owners) await books.post(endowment(owner, 100));
    const codes = owners.map((owner) => accountOf('storefront-credits', { owner }).code);
    const told = await Promise.all(
      Array.from({ length: 4 * MANY }, (_, at) => {
        const [from, to] = [codes[at % 3] ?? '', codes[(at + 1 + (at % 2)) % 3] ?? ''];
        const legs = [
          { code: from, amount: 1 },
          { code: to, amount: -1 },
        ];
        const row = {
          ...{ id: randomUUID(), kind: 'OTHER', key: `cross:${randomUUID()}`, at: new Date() },
          ...{ reference: { kind: 'test', id: '1' }, actorId: null, impersonatorId: null, reversesId: null },
        };
        return callPostTransfer(books.db, row, legs);
      }),
    );
    expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['posted']));
  });

  it('several together are all posted or none', async () => {
    const [rich, poor] = [newOwner(), newOwner()];
    await books.post(endowment(rich, 50));
    await books.post(endowment(poor, 5));
    const all = await books.everything();
    const told = await transact(books.db, async (tx) => {
      const refused = await postTransfers(tx, books.platform, [spending(rich, 20), spending(poor, 20)]);
      return { refused };
    });
    expect(told.refused).toMatchObject({ ok: false, failure: { details: { needed: 20, balance: 5 } } });
    expect(await books.everything()).toBe(all);
  });
});

describe('a reversal', () => {
  const reverse = (transferId: string, key = `back:${transferId}`) =>
    transact(books.db, (tx) =>
      reverseTransfer(tx, books.platform, { transferId, key, kind: 'LEAD_PURCHASE_REFUND', by: null }),
    );

  it('gives back what was taken, once, however often and by whomever it is asked for', async () => {
    const owner = newOwner();
    await books.post(purchase(owner, 30));
    const spent = { ...spending(owner, 24), amounts: { credits: 24, costCents: 2_280 } };
    const transferId = transferIdOf(await books.post(spent));
    expect(await balanceOf(owner)).toBe(6);
    const told = await Promise.all([
      ...Array.from({ length: 8 }, () => reverse(transferId)),
      ...Array.from({ length: 8 }, (_, at) => reverse(transferId, `other:${transferId}:${at}`)),
    ]);
    expect(told.filter((each) => each.ok && each.value.isNew)).toHaveLength(1);
    for (const each of told) if (!each.ok) expect(each.failure.code).toBe('ledger.reversed_already');
    expect(await balanceOf(owner)).toBe(30);
  });

  it('of credits that are spent is refused, of a transfer that nobody knows as well', async () => {
    const owner = newOwner();
    const transferId = transferIdOf(await books.post(purchase(owner, 30)));
    await books.post(spending(owner, 1));
    const all = await books.everything();
    expect(await reverse(transferId)).toMatchObject({
      ok: false,
      failure: { code: 'ledger.insufficient', details: { needed: 30, balance: 29 } },
    });
    expect(await reverse(randomUUID())).toMatchObject({ failure: { code: 'ledger.unknown_transfer' } });
    expect(await books.everything()).toBe(all);
  });
});

describe('an account', () => {
  it('is opened once', async () => {
    const owner = newOwner();
    const account = accountOf('storefront-credits', { owner });
    expect(await balanceOf(owner)).toBe(0);
    await Promise.all(Array.from({ length: 8 }, () => openAccount(books.db, books.platform, account)));
    await books.post(endowment(owner, 5));
    await openAccount(books.db, books.platform, account);
    expect(await balanceOf(owner)).toBe(5);
  });
});

it('all accounts together have nothing, in every unit', async () => {
  const { rows } = await books.db.execute<{ unit: string; sum: string; entries: string }>(
    sql`select unit, sum(case normal_side when 'D' then balance else -balance end) as sum, sum(entry_count) as entries
      from ledger_accounts group by unit order by unit`,
  );
  expect(rows.map(({ unit, sum }) => [unit, sum])).toEqual([
    ['CREDIT', '0'],
    ['USD', '0'],
  ]);
  for (const { entries } of rows) expect(Number(entries)).toBeGreaterThan(100);
});
