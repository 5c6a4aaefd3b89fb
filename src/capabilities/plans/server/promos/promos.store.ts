import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { promoCodes, promoUses, storefrontDiscounts, vendorPurchases } from '../../tables.ts';

export type PromoRow = typeof promoCodes.$inferSelect;

type Reader = Pick<Tx, 'select' | 'selectDistinct'>;

export async function findPromo(tx: Reader, code: string): Promise<PromoRow | undefined> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  return row;
}

/** How a listing uses a code: with a page that is open still, or for good. */
export async function findUse(
  tx: Reader,
  code: string,
  storefrontId: number,
): Promise<'OPEN' | 'USED' | undefined> {
  const [row] = await tx
    .select({ state: vendorPurchases.state })
    .from(promoUses)
    .innerJoin(vendorPurchases, eq(vendorPurchases.uuid, promoUses.purchaseUuid))
    .where(and(eq(promoUses.code, code), eq(promoUses.storefrontId, storefrontId)));
  return row && (row.state === 'OPEN' ? 'OPEN' : 'USED');
}

/** False where this listing has used it. */
export async function insertUse(tx: Tx, use: typeof promoUses.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(promoUses).values(use).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** False where there is none left: the last one is counted under the row's lock. */
export async function countUse(tx: Tx, code: string): Promise<boolean> {
  const rows = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(
      and(eq(promoCodes.code, code), or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses))),
    )
    .returning({ code: promoCodes.code });
  return rows.length > 0;
}

/** What nobody will pay for is free again. */
export async function releaseUse(tx: Tx, purchaseUuid: string): Promise<void> {
  const rows = await tx
    .delete(promoUses)
    .where(eq(promoUses.purchaseUuid, purchaseUuid))
    .returning({ code: promoUses.code });
  for (const { code } of rows)
    await tx
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} - 1` })
      .where(eq(promoCodes.code, code));
}

/** Those that this listing could still use, as far as they are spoken of. */
export function listOpenPromos(tx: Reader, storefrontId: number, now: Date): Promise<PromoRow[]> {
  return tx
    .select()
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.isAnnounced, true),
        lte(promoCodes.startsAt, now),
        or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, now)),
        or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses)),
        sql`not exists (select from promo_uses u where u.code = ${promoCodes.code} and u.storefront_id = ${storefrontId})`,
      ),
    )
    .orderBy(promoCodes.code);
}

export async function insertPromos(tx: Tx, rows: (typeof promoCodes.$inferInsert)[]): Promise<void> {
  await tx.insert(promoCodes).values(rows).onConflictDoNothing();
}

export async function findDiscount(tx: Reader, storefrontId: number, now: Date) {
  const [row] = await tx
    .select()
    .from(storefrontDiscounts)
    .where(and(eq(storefrontDiscounts.storefrontId, storefrontId), gt(storefrontDiscounts.endsAt, now)));
  return row;
}

/** Which kinds a listing has bought before. */
export async function listBoughtKinds(tx: Reader, storefrontId: number): Promise<('PACK' | 'PLAN')[]> {
  const rows = await tx
    .selectDistinct({ kind: vendorPurchases.kind })
    .from(vendorPurchases)
    .where(
      and(
        eq(vendorPurchases.storefrontId, storefrontId),
        inArray(vendorPurchases.state, ['PAID', 'REFUNDED']),
      ),
    );
  return rows.map(({ kind }) => kind);
}
