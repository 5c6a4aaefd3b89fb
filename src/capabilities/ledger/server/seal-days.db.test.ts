import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { NO_ROOT } from '../rules/hashed-text.ts';
import { endowment, newOwner, openVendorBooks, spending, type VendorBooks } from '../testing/vendor-books.ts';
import { listSeals } from './books.store.ts';
import { postTransfer } from './index.ts';
import { ledgerJobs } from './jobs.ts';

const DAY_MS = 86_400_000;
let books: VendorBooks;
beforeEach(async () => {
  books = await openVendorBooks();
  books.clock.advanceToWindow(DAY_MS);
});
afterEach(() => books.close());

const seal = () => runTaskOnce(ledgerJobs(books.platform), 'ledger.seal');
const seals = () => listSeals(books.db);
const today = () => books.clock.now().toISOString().slice(0, 10);

it('seals nothing where nothing was posted, and no day that is not over', async () => {
  await seal();
  await books.post(endowment(newOwner(), 5));
  await seal();
  expect(await seals()).toEqual([]);
  // Somebody may have looked at the clock just before midnight.
  books.clock.advance(DAY_MS);
  await seal();
  expect(await seals()).toEqual([]);
});

it('seals every day that is over, each upon the one before, however long nobody did', async () => {
  const owner = newOwner();
  const first = today();
  await books.post(endowment(owner, 5));
  books.clock.advance(DAY_MS);
  await books.post(spending(owner, 2));
  books.clock.advance(2.5 * DAY_MS);
  await books.post(spending(owner, 1));
  await Promise.all([seal(), seal()]);
  const made = await seals();
  expect(made.map(({ entryCount }) => entryCount)).toEqual([2, 4, 4]);
  expect(made[0]).toMatchObject({ day: first, prevRoot: NO_ROOT });
  expect(made.slice(1).map(({ prevRoot }) => prevRoot)).toEqual(made.slice(0, -1).map(({ root }) => root));
  expect(new Set(made.map(({ root }) => root)).size).toBe(3);
  expect((await books.check()).fault).toBeNull();
  await seal();
  expect(await seals()).toEqual(made);
});

it('lets nobody post on a day that is sealed, but send again what was posted on it', async () => {
  const owner = newOwner();
  const late = { clock: { ...books.clock, now: () => before } };
  const before = books.clock.now();
  const gift = endowment(owner, 5);
  await books.post(gift);
  books.clock.advance(1.5 * DAY_MS);
  await seal();
  await expect(transact(books.db, (tx) => postTransfer(tx, late, endowment(owner, 1)))).rejects.toMatchObject(
    { cause: expect.objectContaining({ code: '23514' }) },
  );
  expect(await transact(books.db, (tx) => postTransfer(tx, late, gift))).toMatchObject({
    value: { isNew: false },
  });
  expect(await books.post(endowment(owner, 1))).toMatchObject({ ok: true });
  expect((await books.check()).fault).toBeNull();
});

it('waits for those who are posting, and they for it', async () => {
  const owner = newOwner();
  await books.post(endowment(owner, 100));
  books.clock.advance(DAY_MS + 700_000);
  const told = await Promise.all([
    ...Array.from({ length: 32 }, () => books.post(spending(owner, 1))),
    seal(),
    ...Array.from({ length: 32 }, () => books.post(spending(owner, 1))),
  ]);
  expect(told.filter((each) => each?.ok)).toHaveLength(64);
  expect(await seals()).toHaveLength(1);
  expect((await books.check()).fault).toBeNull();
});

it('a chain rewritten whole no longer fits its seal', async () => {
  const owner = newOwner();
  await books.post(endowment(owner, 100));
  const kept = await books.everything();
  books.clock.advance(1.5 * DAY_MS);
  await seal();
  const [sealed] = await seals();
  // As somebody with all rights would do it: everything anew by the same function, with other amounts.
  await books.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_accounts', 'ledger_seals'])
      await tx.execute(sql.raw(`delete from ${table}`));
    const then = { clock: { ...books.clock, now: () => new Date(`${sealed?.day}T00:00:00Z`) } };
    await postTransfer(tx, then, endowment(owner, 90));
    await tx.execute(
      sql`insert into ledger_seals values (${sealed?.day}, 2, decode(${sealed?.root}, 'hex'), decode(${NO_ROOT}, 'hex'))`,
    );
  });
  expect(await books.everything()).not.toBe(kept);
  expect((await books.check()).fault).toEqual({
    where: `seal of ${sealed?.day}`,
    seq: null,
    what: 'The entries are not those it was made of.',
  });
});
