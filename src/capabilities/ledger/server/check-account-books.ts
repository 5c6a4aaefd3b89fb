import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { accountFault, type Fault } from '../rules/check-ledger.ts';
import { listAccounts, readOneMoment } from './books.store.ts';
import { readChain } from './read-chain.ts';
import { sha256 } from './sha256.ts';

/** One account, recomputed from its first entry on; one that was never opened has nothing, and is right about it. */
export function checkAccountBooks(db: Tx, code: string): Promise<{ entries: number; fault: Fault | null }> {
  return transact(db, async (tx) => {
    await readOneMoment(tx);
    const [account] = await listAccounts(tx, code);
    if (!account) return { entries: 0, fault: null };
    let entries = 0;
    const fault = await accountFault({ account, entries: readChain(tx, code) }, sha256, () => {
      entries += 1;
    });
    return { entries, fault };
  });
}
