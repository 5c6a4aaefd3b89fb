import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { promoCodes } from '../../tables.ts';

/** There are a few a season. */
const SHOWN = 200;

const nameOf = (column: typeof promoCodes.createdBy | typeof promoCodes.endedBy) =>
  sql<string | null>`(select u.first_name from users u where u.id = ${column})`;

const promos = (tx: Tx) =>
  tx
    .select({ promo: promoCodes, maker: nameOf(promoCodes.createdBy), ender: nameOf(promoCodes.endedBy) })
    .from(promoCodes)
    .$dynamic();

export type PromoView = Awaited<ReturnType<typeof listPromoViews>>[number];

export function listPromoViews(tx: Tx) {
  return promos(tx).orderBy(desc(promoCodes.createdAt), promoCodes.code).limit(SHOWN);
}

export async function findPromoView(tx: Tx, code: string): Promise<PromoView | undefined> {
  const [row] = await promos(tx).where(eq(promoCodes.code, code));
  return row;
}

/** False where another is written the same. */
export async function insertPromo(tx: Tx, promo: typeof promoCodes.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(promoCodes)
    .values(promo)
    .onConflictDoNothing()
    .returning({ code: promoCodes.code });
  return rows.length > 0;
}

/** False where it has ended, or is not there. */
export async function endPromo(tx: Tx, code: string, end: { at: Date; by: string }): Promise<boolean> {
  const rows = await tx
    .update(promoCodes)
    .set({ endsAt: end.at, endedBy: end.by })
    .where(and(eq(promoCodes.code, code), or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, end.at))))
    .returning({ code: promoCodes.code });
  return rows.length > 0;
}
