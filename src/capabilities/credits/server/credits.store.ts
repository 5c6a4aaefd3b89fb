import { and, asc, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '#capabilities/ledger/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LotUse } from '../rules/lots.ts';
import { creditLots, creditLotUses, freeCreditOffers } from '../tables.ts';

/** Of these accounts, those that are open; nobody else moves them until the transaction is over. */
export async function lockOpenAccounts(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.code, [...codes]))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  return new Set(rows.map(({ code }) => code));
}

export type LotRow = typeof creditLots.$inferSelect;

/** What is left, also where its time is over and nobody has written that down yet. */
export function listLots(tx: Tx, storefrontId: number): Promise<LotRow[]> {
  return tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.storefrontId, storefrontId), gt(creditLots.remaining, 0)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.createdAt), asc(creditLots.id));
}

export async function insertLots(tx: Tx, lots: readonly (typeof creditLots.$inferInsert)[]): Promise<void> {
  await tx.insert(creditLots).values([...lots]);
}

export async function insertUses(tx: Tx, transferId: string, uses: readonly LotUse[]): Promise<void> {
  for (const { lotId, amount, costCents } of uses) {
    await tx.insert(creditLotUses).values({ transferId, lotId, amount, costCents });
    await tx
      .update(creditLots)
      .set({ remaining: sql`${creditLots.remaining} - ${amount}` })
      .where(eq(creditLots.id, lotId));
  }
}

export type PostedTransfer = {
  transferId: string;
  kind: string;
  referenceId: string;
  /** Whose credits it moved, and how many: positive where they came. */
  ownerId: string | null;
  credits: number;
};

/** What was posted to a storefront's account under this key. */
export async function findPosted(tx: Tx, key: string): Promise<PostedTransfer | undefined> {
  const [row] = await tx
    .select({
      transferId: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      referenceId: ledgerTransfers.referenceId,
      ownerId: ledgerAccounts.ownerId,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransfers.idempotencyKey, key), eq(ledgerAccounts.ownerKind, 'STOREFRONT')));
  if (!row) return undefined;
  const { amount, ...posted } = row;
  return { ...posted, credits: -amount };
}

/** What went to a state with this transfer, or came back from it. */
export async function findTax(
  tx: Tx,
  transferId: string,
): Promise<{ state: string; taxCents: number } | undefined> {
  const [row] = await tx
    .select({ code: ledgerAccounts.code, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(eq(ledgerEntries.transferId, transferId), sql`${ledgerAccounts.code} like 'house:tax-payable:%'`),
    );
  const state = row?.code.split(':')[2];
  return row && state ? { state, taxCents: Math.abs(row.amount) } : undefined;
}

/** What a transfer took, with the ends of the lots it took from. */
export function listUses(tx: Tx, transferId: string) {
  return tx
    .select({
      amount: creditLotUses.amount,
      costCents: creditLotUses.costCents,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLotUses)
    .innerJoin(creditLots, eq(creditLots.id, creditLotUses.lotId))
    .where(eq(creditLotUses.transferId, transferId))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.createdAt), asc(creditLots.id));
}

/** The one a purchase brought. */
export async function findLotOf(tx: Tx, transferId: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(creditLots).where(eq(creditLots.transferId, transferId));
  return lot;
}

/** How many charges came back since then, and how many credits with them. */
export async function sumRefunded(
  tx: Pick<Tx, 'select'>,
  storefrontId: number,
  since: Date,
): Promise<{ refunds: number; refundedCredits: number }> {
  const [row] = await tx
    .select({
      refunds: sql<number>`count(distinct ${creditLots.transferId})::int`,
      refundedCredits: sql<number>`coalesce(sum(${creditLots.granted}), 0)::int`,
    })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.storefrontId, storefrontId),
        eq(creditLots.source, 'REFUNDED'),
        gte(creditLots.createdAt, since),
      ),
    );
  return row ?? { refunds: 0, refundedCredits: 0 };
}

export type OfferRow = typeof freeCreditOffers.$inferSelect;

export async function findOffer(tx: Tx, storefrontId: number): Promise<OfferRow | undefined> {
  const [offer] = await tx
    .select()
    .from(freeCreditOffers)
    .where(eq(freeCreditOffers.storefrontId, storefrontId));
  return offer;
}

/** A storefront that has had one keeps it. */
export async function insertOffer(tx: Tx, offer: typeof freeCreditOffers.$inferInsert): Promise<void> {
  await tx.insert(freeCreditOffers).values(offer).onConflictDoNothing();
}

export async function markRedeemed(tx: Tx, storefrontId: number, redeemedAt: Date): Promise<void> {
  await tx
    .update(freeCreditOffers)
    .set({ redeemedAt })
    .where(eq(freeCreditOffers.storefrontId, storefrontId));
}

const OWNED_LOT = {
  lotId: creditLots.id,
  storefrontId: creditLots.storefrontId,
  storefrontUuid: storefronts.uuid,
  storefrontName: storefronts.name,
  remaining: creditLots.remaining,
  expiresAt: creditLots.expiresAt,
};

const ownedLots = (tx: Tx) =>
  tx
    .select(OWNED_LOT)
    .from(creditLots)
    .innerJoin(storefronts, eq(storefronts.id, creditLots.storefrontId))
    .$dynamic();

export type OwnedLot = Awaited<ReturnType<typeof listEndedLots>>[number];

/** Lots whose time is over, with something left in them. */
export function listEndedLots(tx: Tx, now: Date, limit: number) {
  return ownedLots(tx)
    .where(and(gt(creditLots.remaining, 0), lte(creditLots.expiresAt, now)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id))
    .limit(limit);
}

/** Lots that end between these moments. */
export function listEndingLots(tx: Tx, { after, until }: { after: Date; until: Date }) {
  return ownedLots(tx)
    .where(
      and(gt(creditLots.remaining, 0), gt(creditLots.expiresAt, after), lte(creditLots.expiresAt, until)),
    )
    .orderBy(asc(creditLots.storefrontId), asc(creditLots.expiresAt), asc(creditLots.id));
}

/** What others are called among whom credits were moved. */
export async function listNames(tx: Tx, uuids: readonly string[]): Promise<Map<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx
    .select({ uuid: storefronts.uuid, name: storefronts.name })
    .from(storefronts)
    .where(inArray(storefronts.uuid, [...uuids]));
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** What was said of transfers by which credits came, where anything was. */
export async function listNotes(tx: Tx, transferIds: readonly string[]): Promise<Map<string, string>> {
  if (transferIds.length === 0) return new Map();
  const rows = await tx
    .select({ transferId: creditLots.transferId, note: creditLots.note })
    .from(creditLots)
    .where(and(inArray(creditLots.transferId, [...transferIds]), ne(creditLots.note, '')));
  return new Map(rows.map(({ transferId, note }) => [transferId, note]));
}

/** What was posted to storefronts' accounts under these keys, and whether it was taken back since. */
export function listPosted(tx: Tx, keys: readonly string[]) {
  const reversals = alias(ledgerTransfers, 'reversals');
  return tx
    .select({
      referenceId: ledgerTransfers.referenceId,
      amount: ledgerEntries.amount,
      isReversed: sql<boolean>`${reversals.id} is not null`,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(reversals, eq(reversals.reversesId, ledgerTransfers.id))
    .where(
      and(inArray(ledgerTransfers.idempotencyKey, [...keys]), eq(ledgerAccounts.ownerKind, 'STOREFRONT')),
    );
}

/** Whether an account has another balance than what is left in its lots; both of one moment. */
export async function differsFromLots(tx: Tx, code: string, storefrontId: number): Promise<boolean> {
  const [row] = await tx
    .select({
      differs: sql<boolean>`${ledgerAccounts.balance} <> (select coalesce(sum(l.remaining), 0) from credit_lots l where l.storefront_id = ${storefrontId})`,
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.code, code));
  return row?.differs ?? false;
}
