import type { Tx } from '#platform/database/database.ts';
import { entryText, transferText } from '../rules/hashed-text.ts';
import { findSeal } from './books.store.ts';
import { findEntryRow, findHash } from './ledger.store.ts';
import { sha256 } from './sha256.ts';

export type ReadEntry = {
  transferId: string;
  seq: number;
  /** Debits are positive. */
  amount: number;
  balanceAfter: number;
  hash: string;
  /** Its hash is that of what it says, and it follows the entry before it. The first is left to the checker of the books. */
  isSound: boolean;
  /** The day under whose seal it lies; null until that is over. */
  sealedOn: string | null;
  actorId: string | null;
  impersonatorId: string | null;
  postedAt: Date;
};

/** What a transfer did to an account, worked out again while it is read. */
export async function readEntry(tx: Tx, code: string, key: string): Promise<ReadEntry | undefined> {
  const row = await findEntryRow(tx, code, key);
  if (!row) return undefined;
  const { seq, postedAt, prevHash, hash } = row;
  const entry = { ...row, postedMs: postedAt.getTime() };
  const before = seq === 1 ? prevHash : await findHash(tx, code, seq - 1);
  const isSound =
    before === prevHash &&
    sha256(entryText({ ...entry, code, transferHash: sha256(transferText(entry)) })) === hash;
  const { transferId, amount, balanceAfter, actorId, impersonatorId } = row;
  const sealedOn = (await findSeal(tx, postedAt.toISOString().slice(0, 10)))?.day ?? null;
  return {
    transferId,
    seq,
    amount,
    balanceAfter,
    hash,
    isSound,
    sealedOn,
    actorId,
    impersonatorId,
    postedAt,
  };
}
