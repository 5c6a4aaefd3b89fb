import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealDays } from '#capabilities/ledger/server/seal-days.ts';
import {
  endowment,
  newOwner,
  openVendorBooks,
  type VendorBooks,
} from '#capabilities/ledger/testing/vendor-books.ts';

const SCRIPT = path.resolve(import.meta.dirname, 'ledger.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-ledger-'));
const owner = newOwner();
const code = `storefront:${owner.id}:credit`;
let books: VendorBooks;

beforeAll(async () => {
  books = await openVendorBooks();
  for (const credits of [5, 6, 7]) await books.post(endowment(owner, credits));
  books.clock.advance(2 * 86_400_000);
  await sealDays(books.platform);
});
afterAll(async () => {
  await books.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: books.url, DATA_DIR: folder };
  return promisify(execFile)(process.execPath, [SCRIPT, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
}

it('says that the books fit, and what the last seal is', async () => {
  const { code: exit, stdout } = await run('--check');
  expect(stdout).toMatch(
    /^The books fit: 6 entries in \d accounts\.\nThe last seal is of [\d-]{10}: [\da-f]{64}\n$/,
  );
  expect(exit).toBe(0);
});

it('writes an account as a file and nothing else', async () => {
  const { code: exit, stdout } = await run('--export', code);
  expect(stdout.split('\r\n')).toHaveLength(1 + 3 + 1);
  expect(stdout).toMatch(/^account,seq,/);
  expect(exit).toBe(0);
  expect(await run('--export', 'house:bank:00')).toMatchObject({ code: 1 });
});

it('asks what to do', async () => {
  expect(await run()).toMatchObject({ code: 1, stdout: expect.stringContaining('Say what to do') });
});

it('names the first entry that was changed, and fails', async () => {
  await books.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update ledger_entries set amount = -1 where seq = 2
        and account_id = (select id from ledger_accounts where code = ${code})`,
    );
  });
  const { code: exit, stdout } = await run('--check');
  expect(stdout).toContain(`BROKEN ${code}, entry 2: Its balance is not the one before it and its amount.`);
  expect(exit).toBe(1);
});
