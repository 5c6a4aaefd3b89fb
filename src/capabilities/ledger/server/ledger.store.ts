import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import type { Account } from '../rules/account.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts';

export type TransferRow = {
  id: string;
  kind: string;
  key: string;
  reference: { kind: string; id: string };
  actorId: string | null;
  impersonatorId: string | null;
  reversesId: string | null;
  at: Date;
};

/** Of a leg, all that is stored with the transfer. */
export type PostedLeg = { code: string; amount: number };

type Outcome =
  | { outcome: 'posted' | 'replayed' | 'reused'; transfer: string }
  | { outcome: 'insufficient'; account: string; needed: string; available: string }
  | { outcome: 'missing'; missing: string[] }
  | { outcome: 'reversed' };

/** One round trip: as long as it takes, everybody else who moves one of these accounts waits. */
export async function callPostTransfer(
  tx: Tx,
  { id, kind, key, reference, actorId, impersonatorId, reversesId, at }: TransferRow,
  legs: readonly PostedLeg[],
): Promise<Outcome> {
  const codes = sql.param(legs.map(({ code }) => code));
  const amounts = sql.param(legs.map(({ amount }) => amount));
  const { rows } = await tx.execute<Outcome>(
    sql`select * from post_transfer(${id}, ${kind}, ${key}, ${reference.kind}, ${reference.id}, ${actorId},
      ${impersonatorId}, ${reversesId}, ${at.toISOString()}, ${codes}::text[], ${amounts}::bigint[])`,
  );
  const [row] = rows;
  if (!row) throw new Error(`post_transfer said nothing about ${key}.`);
  return row;
}

/** Those that are there stay as they are. In the order of their codes, as everybody opens them. */
export async function insertAccounts(
  tx: Tx,
  accounts: readonly (Account & { hash: string })[],
  openedAt: Date,
): Promise<void> {
  const rows = accounts
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ hash, ...account }) => ({
      ...account,
      openedAt,
      balance: 0,
      entryCount: 0,
      lastHash: Buffer.from(hash, 'hex'),
    }));
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
}

const isOneOf = (codes: readonly string[]) =>
  sql`${ledgerAccounts.code} = any(${sql.param([...codes])}::text[])`;

export async function findOpenCodes(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.select({ code: ledgerAccounts.code }).from(ledgerAccounts).where(isOneOf(codes));
  return new Set(rows.map(({ code }) => code));
}

/** In the order of `post_transfer`, for those who post several transfers in one transaction. */
export async function lockAccounts(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(isOneOf(codes))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
}

export async function sumBalances(tx: Tx, codes: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)::bigint` })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.code, [...codes]));
  return Number(row?.sum ?? 0);
}

export type KnownTransfer = { reference: { kind: string; id: string }; legs: PostedLeg[] };

export async function findTransfer(tx: Tx, transferId: string): Promise<KnownTransfer | undefined> {
  const rows = await tx
    .select({
      referenceKind: ledgerTransfers.referenceKind,
      referenceId: ledgerTransfers.referenceId,
      code: ledgerAccounts.code,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransfers.id, transferId))
    .orderBy(asc(ledgerAccounts.id));
  const [first] = rows;
  if (!first) return undefined;
  const reference = { kind: first.referenceKind, id: first.referenceId };
  return { reference, legs: rows.map(({ code, amount }) => ({ code, amount })) };
}

/** The latest first. */
export const HISTORY_ORDER: KeysetOrder = {
  name: 'ledger',
  direction: 'desc',
  keys: [],
  tie: { kind: 'number', by: ledgerEntries.seq },
};

const inOrder = keysetSql(HISTORY_ORDER);
const hex = (column: typeof ledgerEntries.hash | typeof ledgerEntries.prevHash) =>
  sql<string>`encode(${column}, 'hex')`;
/** Known before the entries are looked at, so that they are read along their key. */
const ofAccount = (code: string) =>
  sql`${ledgerEntries.accountId} = (select id from ledger_accounts where code = ${code})`;

const ENTRY = {
  seq: ledgerEntries.seq,
  amount: ledgerEntries.amount,
  balanceAfter: ledgerEntries.balanceAfter,
  prevHash: hex(ledgerEntries.prevHash),
  hash: hex(ledgerEntries.hash),
  transferId: ledgerEntries.transferId,
  kind: ledgerTransfers.kind,
  key: ledgerTransfers.idempotencyKey,
  referenceKind: ledgerTransfers.referenceKind,
  referenceId: ledgerTransfers.referenceId,
  actorId: ledgerTransfers.actorId,
  impersonatorId: ledgerTransfers.impersonatorId,
  reversesId: ledgerTransfers.reversesId,
  postedAt: ledgerTransfers.postedAt,
};

const entries = (tx: Tx) =>
  tx
    .select({ ...ENTRY, keys: inOrder.keys })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .$dynamic();

export type EntryRow = Awaited<ReturnType<typeof listEntryRows>>[number];

export function listEntryRows(
  tx: Tx,
  code: string,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return entries(tx)
    .where(and(ofAccount(code), inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

/** The one that a transfer made in this account, by the transfer's key. */
export async function findEntryRow(tx: Tx, code: string, key: string) {
  const [row] = await entries(tx).where(and(ofAccount(code), eq(ledgerTransfers.idempotencyKey, key)));
  return row;
}

/** The hash of an entry, or of what the account was opened as, which stands before the first. */
export async function findHash(tx: Tx, code: string, seq: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: hex(ledgerEntries.hash) })
    .from(ledgerEntries)
    .where(and(ofAccount(code), eq(ledgerEntries.seq, seq)));
  return row?.hash;
}

/** From the first on, for those who follow the chain. */
export function listEntriesFrom(tx: Tx, code: string, { after, limit }: { after: number; limit: number }) {
  return entries(tx)
    .where(and(ofAccount(code), gt(ledgerEntries.seq, after)))
    .orderBy(asc(ledgerEntries.seq))
    .limit(limit);
}
