import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, type WrittenBooks, writeBooks } from '../testing/written-books.ts';
import { checkLedger, type StoredAccount, type StoredEntry, type StoredSeal } from './check-ledger.ts';
import { accountText } from './hashed-text.ts';
import type { Posting } from './legs-of.ts';

const owner = { kind: 'STOREFRONT', id: '0198f0aa-0000-7000-8000-000000000001' } as const;
const own = `storefront:${owner.id}:credit`;
const NOON = Date.UTC(2026, 10, 2, 12);
const DAY_MS = 86_400_000;

const spend = (key: string, credits: number): Posting => ({
  kind: 'LEAD_PURCHASE',
  key,
  amounts: { credits, costCents: credits * 95 },
  owner,
});
const buy = (key: string, credits: number): Posting => ({
  kind: 'CREDIT_PURCHASE',
  key,
  amounts: { netCents: credits * 95, taxCents: 7, credits },
  owner,
  state: 'NY',
});

const sound = () =>
  writeBooks([
    { posting: buy('pay:1', 60), postedMs: NOON },
    { posting: spend('connect:1', 24), postedMs: NOON + 1 },
    { posting: spend('connect:2', 11), postedMs: NOON + 2 * DAY_MS },
    { posting: buy('pay:2', 25), postedMs: NOON + 3 * DAY_MS },
  ]);

const faultIn = async (books: WrittenBooks) => (await checkLedger(books, sha256)).fault;

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (value === null) return '0198f0aa-0000-7000-8000-00000000000f';
  const text = String(value);
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}

describe('the checker', () => {
  it('is content with books that fit, and counts them', async () => {
    const books = await sound();
    const entries = books.accounts.reduce((sum, { account }) => sum + account.entryCount, 0);
    expect(books.seals).toHaveLength(4);
    expect(await checkLedger(books, sha256)).toEqual({
      fault: null,
      accounts: books.accounts.length,
      entries,
    });
    expect(await checkLedger({ accounts: [], seals: [] }, sha256)).toEqual({
      fault: null,
      accounts: 0,
      entries: 0,
    });
  });

  it('takes hashes that are promised, as browsers make them', async () => {
    const digest = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
    expect((await checkLedger(await sound(), digest)).fault).toBeNull();
  });

  it('names the entry, whichever of its fields or of its transfer’s was changed', async () => {
    const books = await sound();
    const at = books.accounts.findIndex(({ account }) => account.code === own);
    const chain = books.accounts[at];
    const fields = Object.keys(chain?.entries[1] ?? {}) as (keyof StoredEntry)[];
    expect(fields).toHaveLength(14);
    for (const field of fields) {
      const entries = chain?.entries.map((entry, place) =>
        place === 1 ? { ...entry, [field]: other(entry[field]) } : entry,
      );
      const changed = { ...books, accounts: books.accounts.with(at, { ...chain, entries } as never) };
      const fault = await faultIn(changed);
      expect(fault, field).toMatchObject({ where: own, seq: field === 'seq' ? 3 : 2 });
    }
  });

  it('names the account, whichever of its fields was changed', async () => {
    const books = await sound();
    for (const [at, { account }] of books.accounts.entries()) {
      for (const field of Object.keys(account) as (keyof StoredAccount)[]) {
        const value = field === 'unit' ? 'POINTS' : other(account[field]);
        const changed = { ...account, [field]: value } as StoredAccount;
        const accounts = books.accounts.map((each, place) =>
          place === at ? { ...each, account: changed } : each,
        );
        expect(await faultIn({ ...books, accounts }), field).toMatchObject({ where: changed.code });
      }
    }
  });

  it('names the seal, whichever of its fields was changed, and one that is gone', async () => {
    const books = await sound();
    for (const at of books.seals.keys()) {
      const seal = books.seals[at] as StoredSeal;
      for (const field of Object.keys(seal) as (keyof StoredSeal)[]) {
        const value = field === 'day' ? '2026-12-24' : other(seal[field]);
        const fault = await faultIn({
          ...books,
          seals: books.seals.with(at, { ...seal, [field]: value } as StoredSeal),
        });
        expect(fault?.where, `${at} ${field}`).toContain('seal of');
      }
    }
    expect(await faultIn({ ...books, seals: books.seals.toSpliced(1, 1) })).toMatchObject({
      where: 'seal of 2026-11-04',
      what: 'The seal of the day before is missing.',
    });
  });

  it('names the place of an entry that is gone, in the middle or at the end', async () => {
    const books = await sound();
    for (const [at, { account, entries }] of books.accounts.entries()) {
      for (const gone of entries.keys()) {
        const accounts = books.accounts.with(at, { account, entries: entries.toSpliced(gone, 1) });
        expect((await faultIn({ ...books, accounts }))?.where).toBe(account.code);
      }
    }
  });

  it('finds a rewritten chain by the other accounts, and one that was rewritten everywhere by its seal', async () => {
    const books = await sound();
    const cheaper = await writeBooks([
      { posting: buy('pay:1', 60), postedMs: NOON },
      { posting: spend('connect:1', 23), postedMs: NOON + 1 },
      { posting: spend('connect:2', 11), postedMs: NOON + 2 * DAY_MS },
      { posting: buy('pay:2', 25), postedMs: NOON + 3 * DAY_MS },
    ]);
    const rewritten = cheaper.accounts.find(({ account }) => account.code === own);
    const accounts = books.accounts.map((each) => (each.account.code === own ? rewritten : each));
    expect(await faultIn({ seals: [], accounts } as WrittenBooks)).toMatchObject({
      where: 'CREDIT',
      what: 'All accounts together have -1.',
    });
    expect(await faultIn({ ...cheaper, seals: books.seals })).toMatchObject({ where: 'seal of 2026-11-02' });
    expect(await faultIn(cheaper), 'only a seal that was kept elsewhere tells').toBeNull();
  });

  it('says what is wrong with an entry', async () => {
    const books = await sound();
    const at = books.accounts.findIndex(({ account }) => account.code === own);
    const { account, entries } = books.accounts[at] as WrittenBooks['accounts'][number];
    const [, second] = entries;
    const told = async (place: number, change: Partial<StoredEntry>) => {
      const changed = entries.with(place, { ...(entries[place] as StoredEntry), ...change });
      return (await faultIn({ ...books, accounts: books.accounts.with(at, { account, entries: changed }) }))
        ?.what;
    };
    expect(await told(1, { seq: 3 })).toBe('Entry 2 is missing.');
    expect(await told(0, { prevHash: 'other' })).toBe(
      'It does not begin with what the account was opened as.',
    );
    expect(await told(1, { prevHash: 'other' })).toBe('It does not follow the entry before it.');
    expect(await told(1, { amount: 0, balanceAfter: entries[0]?.balanceAfter ?? 0 })).toBe(
      'It moves nothing.',
    );
    expect(await told(1, { amount: 1 })).toBe('Its balance is not the one before it and its amount.');
    expect(await told(1, { hash: 'other' })).toBe('It, or its transfer, is not what was posted.');
    expect(await told(1, { referenceId: `${second?.referenceId}0` })).toBe(
      'It, or its transfer, is not what was posted.',
    );
  });

  it('says what is wrong with an account, one without entries as well', async () => {
    const books = await sound();
    const at = books.accounts.findIndex(({ account }) => account.code === own);
    const { account, entries } = books.accounts[at] as WrittenBooks['accounts'][number];
    const told = async (change: Partial<StoredAccount>) => {
      const changed = { account: { ...account, ...change }, entries };
      return faultIn({ ...books, accounts: books.accounts.with(at, changed) });
    };
    const last = { where: own, seq: 4 };
    expect(await told({ entryCount: 5 })).toEqual({
      ...last,
      what: 'The account says 5 entries, and there are 4.',
    });
    expect(await told({ balance: 51 })).toEqual({
      ...last,
      what: 'The account says a balance of 51, and it is 50.',
    });
    expect(await told({ lastHash: 'other' })).toEqual({
      ...last,
      what: 'The account says another last hash than its last entry.',
    });
    const opened = { ...account, balance: 0, entryCount: 0, lastHash: sha256(accountText(account)) };
    const alone = (change: Partial<StoredAccount>) =>
      faultIn({ accounts: [{ account: { ...opened, ...change }, entries: [] }], seals: [] });
    expect(await alone({})).toBeNull();
    expect(await alone({ floor: -1 })).toEqual({
      where: own,
      seq: null,
      what: 'The account is not what it was opened as.',
    });
  });

  it('says what is wrong with a seal', async () => {
    const books = await sound();
    const told = async (change: Partial<StoredSeal>) =>
      (
        await faultIn({
          ...books,
          seals: books.seals.with(3, { ...(books.seals[3] as StoredSeal), ...change }),
        })
      )?.what;
    expect(await told({ entryCount: 3 })).toBe('It was made of 3 entries, and there are 18.');
    expect(await told({ prevRoot: 'other' })).toBe('It does not follow the seal before it.');
    expect(await told({ root: 'other' })).toBe('The entries are not those it was made of.');
  });

  it('lets a balance come down to its floor', async () => {
    const books = await writeBooks([
      { posting: buy('pay:1', 24), postedMs: NOON },
      { posting: spend('connect:1', 24), postedMs: NOON },
    ]);
    expect(await faultIn(books)).toBeNull();
  });

  it('finds a balance below the floor, though the chain was made to fit', async () => {
    const books = await writeBooks([{ posting: spend('connect:1', 1), postedMs: NOON }]);
    expect(await faultIn(books)).toMatchObject({ where: own, seq: 1, what: 'Its balance is below 0.' });
  });

  it('bears clocks that differ: an entry of yesterday behind one of today', async () => {
    const books = await writeBooks([
      { posting: buy('pay:1', 60), postedMs: NOON },
      { posting: spend('connect:1', 5), postedMs: NOON + DAY_MS },
      { posting: spend('connect:2', 5), postedMs: NOON },
    ]);
    expect(await faultIn(books)).toBeNull();
    expect(books.seals).toHaveLength(2);
  });

  it('is content with any books that were kept, and with no sum of them that was not', async () => {
    const step = fc.record({
      credits: fc.integer({ min: 1, max: 500 }),
      days: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), fc.nat(), async (steps, pick) => {
        let balance = 0;
        let postedMs = NOON;
        const postings = steps.map(({ credits, days }, at) => {
          postedMs += days * DAY_MS;
          const isSpent = balance >= credits;
          balance += isSpent ? -credits : credits;
          return { posting: isSpent ? spend(`c:${at}`, credits) : buy(`p:${at}`, credits), postedMs };
        });
        const books = await writeBooks(postings);
        expect(await faultIn(books)).toBeNull();
        const at = pick % books.accounts.length;
        const { account, entries } = books.accounts[at] as WrittenBooks['accounts'][number];
        const place = pick % entries.length;
        const entry = entries[place] as StoredEntry;
        const changed = entries.with(place, { ...entry, amount: entry.amount + 1 });
        expect(
          await faultIn({ ...books, accounts: books.accounts.with(at, { account, entries: changed }) }),
        ).toMatchObject({ where: account.code, seq: entry.seq });
      }),
      { numRuns: 60 },
    );
  });
});
