import { randomUUID } from 'node:crypto';
import { transact } from '#platform/database/transact.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { Owner } from '../rules/account.ts';
import { checkBooks } from '../server/check-books.ts';
import { postTransfer, type Transfer } from '../server/post-transfer.ts';

export const newOwner = (): Owner => ({ kind: 'STOREFRONT', id: randomUUID() });

export const endowment = (
  owner: Owner,
  credits: number,
  key = `gift:${randomUUID()}`,
): Transfer<'ENDOWMENT'> => ({
  ...{ kind: 'ENDOWMENT', key, owner, amounts: { credits }, by: null },
  reference: { kind: 'offer', id: '1' },
});

export const purchase = (
  owner: Owner,
  credits: number,
  key = `pay:${randomUUID()}`,
): Transfer<'CREDIT_PURCHASE'> => ({
  ...{ kind: 'CREDIT_PURCHASE', key, owner, state: 'NY', by: null },
  amounts: { netCents: credits * 95, taxCents: credits, credits },
  reference: { kind: 'payment', id: '1' },
});

export const spending = (
  owner: Owner,
  credits: number,
  key = `connect:${randomUUID()}`,
): Transfer<'LEAD_PURCHASE'> => ({
  ...{ kind: 'LEAD_PURCHASE', key, owner, amounts: { credits, costCents: 0 }, by: null },
  reference: { kind: 'inquiry', id: '1' },
});

/** Books in a database of their own. */
export async function openVendorBooks() {
  const { db, url, close } = await openTestDatabase();
  const clock = createTestClock();
  const platform = { db, clock };
  return {
    ...platform,
    platform,
    url,
    close,
    /** In a transaction of its own. */
    post: (transfer: Transfer) => transact(db, (tx) => postTransfer(tx, platform, transfer)),
    check: () => checkBooks(platform),
    /** Everything that is stored, to be compared. */
    async everything(): Promise<string> {
      const { rows } = await db.$client.query<{ all: string }>(
        `select concat((select json_agg(a order by id) from ledger_accounts a),
          (select json_agg(t order by id) from ledger_transfers t),
          (select json_agg(e order by account_id, seq) from ledger_entries e)) as all`,
      );
      return rows[0]?.all ?? '';
    },
  };
}

export type VendorBooks = Awaited<ReturnType<typeof openVendorBooks>>;
