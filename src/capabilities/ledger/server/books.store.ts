import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { StoredAccount, StoredSeal } from '../rules/check-ledger.ts';
import type { Head } from '../rules/hashed-text.ts';
import { ledgerAccounts, ledgerSeals } from '../tables.ts';

/** All that is read until the end of the transaction is of this moment; its first statement. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** In the order of their ids; or the one with this code. */
export async function listAccounts(tx: Tx, code?: string): Promise<StoredAccount[]> {
  const rows = await tx
    .select({
      code: ledgerAccounts.code,
      ownerKind: ledgerAccounts.ownerKind,
      ownerId: ledgerAccounts.ownerId,
      unit: ledgerAccounts.unit,
      normalSide: ledgerAccounts.normalSide,
      shard: ledgerAccounts.shard,
      floor: ledgerAccounts.floor,
      openedAt: ledgerAccounts.openedAt,
      balance: ledgerAccounts.balance,
      entryCount: ledgerAccounts.entryCount,
      lastHash: sql<string>`encode(${ledgerAccounts.lastHash}, 'hex')`,
    })
    .from(ledgerAccounts)
    .where(code === undefined ? undefined : eq(ledgerAccounts.code, code))
    .orderBy(asc(ledgerAccounts.id));
  return rows.map(({ openedAt, ...account }) => ({ ...account, openedMs: openedAt.getTime() }));
}

/** A transfer whose legs do not cancel each other out, or that has none. */
export async function findUnbalancedTransfer(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select t.id from ledger_transfers t where not exists (select from ledger_entries e where e.transfer_id = t.id)
      union all
      select e.transfer_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by e.transfer_id, a.unit having sum(e.amount) <> 0
      limit 1`,
  );
  return rows[0]?.id;
}

const SEAL = {
  day: ledgerSeals.day,
  entryCount: ledgerSeals.entryCount,
  root: sql<string>`encode(${ledgerSeals.root}, 'hex')`,
  prevRoot: sql<string>`encode(${ledgerSeals.prevRoot}, 'hex')`,
};

export function listSeals(tx: Tx): Promise<StoredSeal[]> {
  return tx.select(SEAL).from(ledgerSeals).orderBy(asc(ledgerSeals.day));
}

export async function findSeal(tx: Tx, day: string): Promise<StoredSeal | undefined> {
  const [seal] = await tx.select(SEAL).from(ledgerSeals).where(eq(ledgerSeals.day, day));
  return seal;
}

export async function findLastSeal(tx: Tx): Promise<StoredSeal | undefined> {
  const [seal] = await tx.select(SEAL).from(ledgerSeals).orderBy(desc(ledgerSeals.day)).limit(1);
  return seal;
}

/** The day of the first transfer, in UTC. */
export async function findFirstDay(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select (min(posted_at) at time zone 'UTC')::date::text as day from ledger_transfers`,
  );
  return rows[0]?.day ?? null;
}

/** Until the end of the transaction nobody posts; reading goes on. Whoever has begun is waited for. */
export async function holdPostings(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx.execute(sql`lock table ledger_accounts in exclusive mode`);
}

/** Where each account stood at the end of this day, in the order of their ids. */
export async function listHeads(tx: Tx, day: string): Promise<Head[]> {
  const { rows } = await tx.execute<{ code: string; seq: string; hash: string }>(
    sql`select a.code, e.seq, encode(e.hash, 'hex') as hash
      from ledger_accounts a cross join lateral (
        select e.seq, e.hash from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where e.account_id = a.id and t.posted_at < (${day}::date + 1)::timestamp at time zone 'UTC'
        order by e.seq desc limit 1
      ) e order by a.id`,
  );
  return rows.map(({ seq, ...head }) => ({ ...head, seq: Number(seq) }));
}

export async function insertSeal(tx: Tx, { day, entryCount, root, prevRoot }: StoredSeal): Promise<void> {
  await tx.insert(ledgerSeals).values({
    day,
    entryCount,
    root: Buffer.from(root, 'hex'),
    prevRoot: Buffer.from(prevRoot, 'hex'),
  });
}
