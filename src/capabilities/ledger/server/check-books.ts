import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type Books, type Checked, checkLedger } from '../rules/check-ledger.ts';
import { findUnbalancedTransfer, listAccounts, listSeals, readOneMoment } from './books.store.ts';
import { readChain } from './read-chain.ts';
import { sha256 } from './sha256.ts';

/** Everything there is, as of one moment; postings go on meanwhile. */
export function checkBooks({ db }: Pick<Platform, 'db'>): Promise<Checked> {
  return transact(db, async (tx) => {
    await readOneMoment(tx);
    const accounts = await listAccounts(tx);
    const books: Books = {
      accounts: accounts.map((account) => ({ account, entries: readChain(tx, account.code) })),
      seals: await listSeals(tx),
    };
    const checked = await checkLedger(books, sha256);
    if (checked.fault) return checked;
    const unbalanced = await findUnbalancedTransfer(tx);
    if (!unbalanced) return checked;
    const where = `transfer ${unbalanced}`;
    return { ...checked, fault: { where, seq: null, what: 'Its entries do not add up to nothing.' } };
  });
}
