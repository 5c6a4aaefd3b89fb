import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../rules/account.ts';
import { entryText } from '../rules/hashed-text.ts';
import { endowment, newOwner, openVendorBooks, spending, type VendorBooks } from '../testing/vendor-books.ts';
import { exportEntries, listEntries } from './index.ts';

const SPENT = 23;
let books: VendorBooks;
let owner: Owner;
let code: string;

beforeAll(async () => {
  books = await openVendorBooks();
  owner = newOwner();
  code = `storefront:${owner.id}:credit`;
  await books.post(endowment(owner, 100));
  for (let at = 0; at < SPENT; at += 1) await books.post(spending(owner, 2));
  await books.post(endowment(newOwner(), 100));
});
afterAll(() => books.close());

describe('the history of an account', () => {
  it('is turned page by page, the latest first', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { entries, nextCursor } = await listEntries(books.db, code, { cursor, size: 7 });
      seen.push(...entries.map(({ seq }) => seq));
      cursor = nextCursor ?? undefined;
      // What comes meanwhile is no reason to see something twice.
      if (seen.length === 7) await books.post(spending(owner, 1));
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: SPENT + 1 }, (_, at) => SPENT + 1 - at));
  });

  it('says what moved, and no more than that', async () => {
    const { entries } = await listEntries(books.db, code, { size: 100 });
    expect(entries.at(-1)).toEqual({
      seq: 1,
      amount: -100,
      balanceAfter: 100,
      transferId: expect.any(String),
      kind: 'ENDOWMENT',
      referenceKind: 'offer',
      referenceId: '1',
      postedAt: expect.any(Date),
    });
  });

  it('begins anew with a cursor that is none, and is empty where nobody knows the account', async () => {
    const { entries } = await listEntries(books.db, code, { cursor: 'nonsense', size: 1 });
    expect(entries[0]?.seq).toBe(SPENT + 2);
    expect(await listEntries(books.db, 'house:nothing:00', { size: 5 })).toEqual({
      entries: [],
      nextCursor: null,
    });
  });
});

describe('the file of an account', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it('has all that its hashes are made of, its own entries alone, and nobody who did it', async () => {
    let file = '';
    for await (const lines of exportEntries(books.db, code)) file += lines;
    const rows: Record<string, string>[] = parse(file, { columns: true });
    expect(rows).toHaveLength(SPENT + 2);
    let before: string | undefined;
    for (const row of rows) {
      const text = entryText({
        code: row.account ?? '',
        seq: Number(row.seq),
        amount: Number(row.amount),
        balanceAfter: Number(row.balance_after),
        kind: row.kind ?? '',
        referenceKind: row.reference_kind ?? '',
        referenceId: row.reference_id ?? '',
        postedMs: Date.parse(row.posted_at ?? ''),
        prevHash: row.prev_hash ?? '',
        transferHash: row.transfer_hash ?? '',
      });
      expect(sha256(text)).toBe(row.hash);
      if (before) expect(row.prev_hash).toBe(before);
      before = row.hash;
      expect(row.account).toBe(code);
    }
    expect(Object.keys(rows[0] ?? {})).not.toContain('actor_id');
  });
});
