import type { Tx } from '#platform/database/database.ts';
import type { StoredEntry } from '../rules/check-ledger.ts';
import { listEntriesFrom } from './ledger.store.ts';

const AT_ONCE = 2_000;

/** All entries of an account from the first on, a handful at a time. */
export async function* readChain(tx: Tx, code: string): AsyncGenerator<StoredEntry> {
  let after = 0;
  for (;;) {
    const rows = await listEntriesFrom(tx, code, { after, limit: AT_ONCE });
    for (const { postedAt, ...row } of rows) yield { ...row, postedMs: postedAt.getTime() };
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < AT_ONCE) return;
  }
}
