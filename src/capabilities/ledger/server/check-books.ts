import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type Books, type Checked, checkLedger, type StoredSeal } from '../rules/check-ledger.ts';
import { findUnbalancedTransfer, listAccounts, listSeals, readOneMoment } from './books.store.ts';
import { readChain } from './read-chain.ts';
import { sha256 } from './sha256.ts';

/** With the last seal: who keeps its root elsewhere can tell later whether anything up to that day was changed. */
type CheckedBooks = Checked & { lastSeal: StoredSeal | null };

/** Everything there is, as of one moment; postings go on meanwhile. */
export function checkBooks({ db }: Pick<Platform, 'db'>): Promise<CheckedBooks> {
  return transact(db, async (tx) => {
    await readOneMoment(tx);
    const accounts = await listAccounts(tx);
    const seals = await listSeals(tx);
    const books: Books = {
      accounts: accounts.map((account) => ({ account, entries: readChain(tx, account.code) })),
      seals,
    };
    const checked = { ...(await checkLedger(books, sha256)), lastSeal: seals.at(-1) ?? null };
    if (checked.fault) return checked;
    const unbalanced = await findUnbalancedTransfer(tx);
    if (!unbalanced) return checked;
    const where = `transfer ${unbalanced}`;
    return { ...checked, fault: { where, seq: null, what: 'Its entries do not add up to nothing.' } };
  });
}
