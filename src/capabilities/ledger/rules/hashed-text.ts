import type { Account } from './account.ts';

/**
 * The texts whose SHA-256 are the hashes of the ledger, letter by letter as `post_transfer` writes them
 * (db/migrations/0039_ledger.sql). Nothing in them can hold the sign that divides them: constraints see to it. Hashes are in
 * hexadecimal letters, moments in milliseconds since 1970.
 */
const joined = (...parts: readonly (string | number | null)[]) => parts.map((part) => part ?? '').join('|');

/** Stands in the place of the hash before the first entry. */
export function accountText(account: Account & { openedMs: number }): string {
  const { code, ownerKind, ownerId, unit, normalSide, shard, floor, openedMs } = account;
  return joined('account', code, ownerKind, ownerId, unit, normalSide, shard, floor, openedMs);
}

export type HashedTransfer = {
  transferId: string;
  kind: string;
  key: string;
  referenceKind: string;
  referenceId: string;
  actorId: string | null;
  impersonatorId: string | null;
  reversesId: string | null;
  postedMs: number;
};

/** Its hash goes into every entry: who exports entries proves with it what they do not show. */
export function transferText(transfer: HashedTransfer): string {
  const { transferId, kind, key, referenceKind, referenceId, postedMs } = transfer;
  const { actorId, impersonatorId, reversesId } = transfer;
  const who = [actorId, impersonatorId, reversesId] as const;
  return joined('transfer', transferId, kind, key, referenceKind, referenceId, ...who, postedMs);
}

export type HashedEntry = Pick<HashedTransfer, 'kind' | 'referenceKind' | 'referenceId' | 'postedMs'> & {
  code: string;
  seq: number;
  amount: number;
  balanceAfter: number;
  prevHash: string;
  /** Hash of `transferText`. */
  transferHash: string;
};

export function entryText(entry: HashedEntry): string {
  const { prevHash, code, seq, amount, balanceAfter } = entry;
  const { kind, referenceKind, referenceId, postedMs, transferHash } = entry;
  const moved = [prevHash, code, seq, amount, balanceAfter] as const;
  return joined(...moved, kind, referenceKind, referenceId, postedMs, transferHash);
}

/** Where an account stood at the end of a day. */
export type Head = { code: string; seq: number; hash: string };

/** A seal begins with the one before it, takes in every account that has entries, and ends with how many those are. */
export const sealTexts = {
  begin: (day: string, prevRoot: string) => joined('seal', day, prevRoot),
  add: (root: string, { code, seq, hash }: Head) => joined(root, code, seq, hash),
  end: (root: string, entryCount: number) => joined(root, entryCount),
};

/** What the first seal follows. */
export const NO_ROOT = '0'.repeat(64);
