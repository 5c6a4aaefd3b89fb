import { and, eq, gt, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { websiteSlugs, websites } from '../tables.ts';

export type SlugRow = typeof websiteSlugs.$inferSelect;

/** In use, or leading on still. */
const isTaken = or(isNull(websiteSlugs.until), gt(websiteSlugs.until, sql.placeholder('now')));

const slugInUse = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(websiteSlugs)
    .where(and(eq(websiteSlugs.slug, sql.placeholder('slug')), isTaken))
    .prepare('website_slug'),
);

export async function findSlug(tx: Tx, slug: string, now: Date): Promise<SlugRow | undefined> {
  const [row] = await slugInUse(tx).execute({ slug, now });
  return row;
}

export async function currentSlug(tx: Tx, weddingId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ slug: websiteSlugs.slug })
    .from(websiteSlugs)
    .where(and(eq(websiteSlugs.weddingId, weddingId), isNull(websiteSlugs.until)));
  return row?.slug;
}

/** Addresses of other couples’ sites that went out since then, about as long as this one. */
export async function listFreshSlugs(
  tx: Tx,
  { slug, weddingId, since }: { slug: string; weddingId: string; since: Date },
): Promise<string[]> {
  const letters = sql`length(${websiteSlugs.slug})`;
  const rows = await tx
    .select({ slug: websiteSlugs.slug })
    .from(websiteSlugs)
    .innerJoin(websites, eq(websites.weddingId, websiteSlugs.weddingId))
    .where(
      and(
        isNull(websiteSlugs.until),
        eq(websites.state, 'PUBLISHED'),
        gte(websites.publishedAt, since),
        ne(websiteSlugs.weddingId, weddingId),
        gte(letters, slug.length - 1),
        lte(letters, slug.length + 1),
      ),
    );
  return rows.map((row) => row.slug);
}

/** False where somebody else has it. What its last owner gave up long ago, and what was this couple’s own, can be had. */
export async function takeSlug(
  tx: Tx,
  { slug, weddingId, now, until }: { slug: string; weddingId: string; now: Date; until: Date },
): Promise<boolean> {
  await tx
    .update(websiteSlugs)
    .set({ until })
    .where(
      and(eq(websiteSlugs.weddingId, weddingId), isNull(websiteSlugs.until), ne(websiteSlugs.slug, slug)),
    );
  const { rowCount } = await tx
    .insert(websiteSlugs)
    .values({ slug, weddingId, since: now })
    .onConflictDoUpdate({
      target: websiteSlugs.slug,
      set: { weddingId, since: now, until: null },
      setWhere: or(eq(websiteSlugs.weddingId, weddingId), lte(websiteSlugs.until, now)),
    });
  return (rowCount ?? 0) > 0;
}

export async function giveUpSlugs(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(websiteSlugs).where(eq(websiteSlugs.weddingId, weddingId));
}
