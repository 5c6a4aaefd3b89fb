import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { vendorPurchases } from '../../tables.ts';

export type PurchaseRow = typeof vendorPurchases.$inferSelect;

type Reader = Pick<Tx, 'select'>;

/** Undefined where this wish to buy was written down before. */
export async function insertPurchase(
  tx: Tx,
  row: typeof vendorPurchases.$inferInsert,
): Promise<PurchaseRow | undefined> {
  const [written] = await tx.insert(vendorPurchases).values(row).onConflictDoNothing().returning();
  return written;
}

export async function findPurchaseByKey(
  tx: Reader,
  storefrontId: number,
  key: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(vendorPurchases)
    .where(and(eq(vendorPurchases.storefrontId, storefrontId), eq(vendorPurchases.key, key)));
  return row;
}

export async function findPurchase(
  tx: Reader,
  storefrontId: number,
  uuid: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(vendorPurchases)
    .where(and(eq(vendorPurchases.storefrontId, storefrontId), eq(vendorPurchases.uuid, uuid)));
  return row;
}

export async function lockPurchase(tx: Tx, uuid: string): Promise<PurchaseRow | undefined> {
  const [row] = await tx.select().from(vendorPurchases).where(eq(vendorPurchases.uuid, uuid)).for('update');
  return row;
}

type Changes = Partial<
  Pick<
    PurchaseRow,
    | 'state'
    | 'paymentId'
    | 'paidAt'
    | 'card'
    | 'periodNumber'
    | 'periodStartsAt'
    | 'periodEndsAt'
    | 'calledOffAt'
    | 'returnedCredits'
    | 'refundedCents'
  >
>;

export async function changePurchase(tx: Tx, uuid: string, changes: Changes): Promise<PurchaseRow> {
  const [row] = await tx
    .update(vendorPurchases)
    .set(changes)
    .where(eq(vendorPurchases.uuid, uuid))
    .returning();
  if (!row) throw new Error(`There is no purchase ${uuid}.`);
  return row;
}

/** So much of it went back by now; told twice, it is the same. */
export async function noteRefund(tx: Tx, uuid: string, refundedCents: number): Promise<void> {
  const { netCents, taxCents } = vendorPurchases;
  await tx
    .update(vendorPurchases)
    .set({
      state: 'REFUNDED',
      refundedCents: sql`least(${netCents} + ${taxCents}, greatest(${vendorPurchases.refundedCents}, ${refundedCents}))`,
    })
    .where(and(eq(vendorPurchases.uuid, uuid), inArray(vendorPurchases.state, ['PAID', 'REFUNDED'])));
}

/** Those that wait to be paid and could not be beside a new one: another plan, or the same code. */
export function listRivals(
  tx: Reader,
  storefrontId: number,
  { key, isPlan, promoCode }: { key: string; isPlan: boolean; promoCode: string | null },
): Promise<PurchaseRow[]> {
  const sameCode = promoCode === null ? undefined : eq(vendorPurchases.promoCode, promoCode);
  return tx
    .select()
    .from(vendorPurchases)
    .where(
      and(
        eq(vendorPurchases.storefrontId, storefrontId),
        eq(vendorPurchases.state, 'OPEN'),
        ne(vendorPurchases.key, key),
        or(sameCode, isPlan ? eq(vendorPurchases.kind, 'PLAN') : sql`false`),
      ),
    );
}

/** The latest first. */
export const HISTORY_ORDER: KeysetOrder = {
  name: 'purchases',
  direction: 'desc',
  keys: [{ kind: 'instant', by: vendorPurchases.createdAt }],
  tie: { kind: 'uuid', by: vendorPurchases.uuid },
};

const inOrder = keysetSql(HISTORY_ORDER);

/** What was paid, also where it was given back. */
export function listPaid(
  tx: Reader,
  storefrontId: number,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<{ purchase: PurchaseRow; keys: string[] }[]> {
  return tx
    .select({ purchase: vendorPurchases, keys: inOrder.keys })
    .from(vendorPurchases)
    .where(
      and(
        eq(vendorPurchases.storefrontId, storefrontId),
        inArray(vendorPurchases.state, ['PAID', 'REFUNDED']),
        inOrder.behind(after),
      ),
    )
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

/** What a person paid for, whatever listing it was for. */
export function listBoughtBy(
  tx: Reader,
  userId: string,
): Promise<{ purchase: PurchaseRow; listing: string }[]> {
  return tx
    .select({ purchase: vendorPurchases, listing: storefronts.name })
    .from(vendorPurchases)
    .innerJoin(storefronts, eq(storefronts.id, vendorPurchases.storefrontId))
    .where(eq(vendorPurchases.buyerId, userId))
    .orderBy(vendorPurchases.createdAt);
}

/** They stay without their buyer. */
export async function disownPurchases(tx: Tx, userId: string): Promise<void> {
  await tx.update(vendorPurchases).set({ buyerId: null }).where(eq(vendorPurchases.buyerId, userId));
}
