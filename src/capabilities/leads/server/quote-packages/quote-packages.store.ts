import { and, asc, count, eq, sql } from 'drizzle-orm';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { quotePackages } from '../../tables.ts';

export type QuotePackageRow = typeof quotePackages.$inferSelect;

/** Changes of a storefront's packages run one after the other, so that they never grow beyond their number. */
export async function lockPackages(tx: Tx, storefrontId: number): Promise<void> {
  await lockName(tx, `quote-packages:${storefrontId}`);
}

export function listPackages(tx: Tx, storefrontId: number): Promise<QuotePackageRow[]> {
  return tx
    .select()
    .from(quotePackages)
    .where(eq(quotePackages.storefrontId, storefrontId))
    .orderBy(asc(sql`lower(${quotePackages.title})`), asc(quotePackages.uuid));
}

export async function countOtherPackages(tx: Tx, storefrontId: number, title: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(quotePackages)
    .where(
      and(
        eq(quotePackages.storefrontId, storefrontId),
        sql`lower(${quotePackages.title}) <> lower(${title})`,
      ),
    );
  return row?.count ?? 0;
}

/** One of the same title is replaced; whoever calls holds the lock. */
export async function keepPackage(tx: Tx, row: QuotePackageRow): Promise<QuotePackageRow> {
  const { storefrontId, title, lines, depositCents, updatedAt } = row;
  const [replaced] = await tx
    .update(quotePackages)
    .set({ title, lines, depositCents, updatedAt })
    .where(
      and(eq(quotePackages.storefrontId, storefrontId), sql`lower(${quotePackages.title}) = lower(${title})`),
    )
    .returning();
  if (replaced) return replaced;
  await tx.insert(quotePackages).values(row);
  return row;
}

/** A package with what the asking person may do in its storefront. */
export async function findPackageFor(tx: Tx, userId: string, uuid: string) {
  const [row] = await tx
    .select({ package: quotePackages, role: storefrontMembers.role })
    .from(quotePackages)
    .innerJoin(storefrontMembers, eq(storefrontMembers.storefrontId, quotePackages.storefrontId))
    .where(and(eq(quotePackages.uuid, uuid), eq(storefrontMembers.userId, userId)));
  return row && withStorefrontAbilities(row);
}

export async function deletePackage(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(quotePackages).where(eq(quotePackages.uuid, uuid));
}
