import type { Tx } from '#platform/database/database.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import { type EntryRow, HISTORY_ORDER, listEntryRows } from './ledger.store.ts';

export type HistoryEntry = Pick<
  EntryRow,
  'seq' | 'amount' | 'balanceAfter' | 'transferId' | 'kind' | 'referenceKind' | 'referenceId' | 'postedAt'
>;

/** One account's entries, the latest first. */
export async function listEntries(
  tx: Tx,
  code: string,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<{ entries: HistoryEntry[]; nextCursor: string | null }> {
  const after = decodeCursor(HISTORY_ORDER, cursor);
  const rows = await listEntryRows(tx, code, { after, limit: size + 1 });
  const { page, nextCursor } = pageOf(HISTORY_ORDER, rows, size);
  return { entries: page.map(presentEntry), nextCursor };
}

function presentEntry({ seq, amount, balanceAfter, transferId, ...row }: EntryRow): HistoryEntry {
  const { kind, referenceKind, referenceId, postedAt } = row;
  return { seq, amount, balanceAfter, transferId, kind, referenceKind, referenceId, postedAt };
}
