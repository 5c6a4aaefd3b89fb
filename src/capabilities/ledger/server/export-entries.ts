import { csvLines } from '#platform/csv/csv-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import { transferText } from '../rules/hashed-text.ts';
import { readChain } from './read-chain.ts';
import { sha256 } from './sha256.ts';

const COLUMNS = [
  'account',
  'seq',
  'posted_at',
  'kind',
  'reference_kind',
  'reference_id',
  'amount',
  'balance_after',
  'transfer_hash',
  'prev_hash',
  'hash',
] as const;

/**
 * An account's entries as lines of CSV, from the first on. With each comes all that its hash is made of, so that whoever
 * has the file can follow the chain; who did it is in the hash of the transfer alone.
 */
export async function* exportEntries(tx: Tx, code: string): AsyncGenerator<string> {
  yield csvLines([COLUMNS]);
  for await (const entry of readChain(tx, code)) {
    const { seq, postedMs, kind, referenceKind, referenceId, amount, balanceAfter, prevHash, hash } = entry;
    const postedAt = new Date(postedMs).toISOString();
    const about = [kind, referenceKind, referenceId] as const;
    const transferHash = sha256(transferText(entry));
    yield csvLines([[code, seq, postedAt, ...about, amount, balanceAfter, transferHash, prevHash, hash]]);
  }
}
