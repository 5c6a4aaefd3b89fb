import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { SiteDraft } from '../rules/stored/site-content.ts';
import { websitePages, websiteSlugs, websites } from '../tables.ts';

export type WebsiteRow = typeof websites.$inferSelect;
export type WebsiteChanges = Partial<Omit<typeof websites.$inferInsert, 'weddingId'>>;

const websiteOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(websites)
    .where(eq(websites.weddingId, sql.placeholder('weddingId')))
    .prepare('website_of_wedding'),
);

export async function findWebsite(tx: Tx, weddingId: string): Promise<WebsiteRow | undefined> {
  const [row] = await websiteOfWedding(tx).execute({ weddingId });
  return row;
}

const websiteByAddress = preparedSelect((tx: Tx) =>
  tx
    .select({ site: websites, until: websiteSlugs.until })
    .from(websiteSlugs)
    .innerJoin(websites, eq(websites.weddingId, websiteSlugs.weddingId))
    .where(
      and(
        eq(websiteSlugs.slug, sql.placeholder('slug')),
        or(isNull(websiteSlugs.until), gt(websiteSlugs.until, sql.placeholder('now'))),
      ),
    )
    .prepare('website_by_address'),
);

/** By an address that is in use, or that leads on until then. */
export async function findWebsiteAt(
  tx: Tx,
  slug: string,
  now: Date,
): Promise<{ site: WebsiteRow; until: Date | null } | undefined> {
  const [row] = await websiteByAddress(tx).execute({ slug, now });
  return row;
}

export async function hasWebsite(tx: Tx, weddingId: string): Promise<boolean> {
  return (await findWebsite(tx, weddingId)) !== undefined;
}

/** In the place of one that was forgotten, if there is one. */
export async function writeWebsite(tx: Tx, row: typeof websites.$inferInsert): Promise<void> {
  await tx.insert(websites).values(row).onConflictDoUpdate({ target: websites.weddingId, set: row });
}

export async function updateWebsite(tx: Tx, weddingId: string, changes: WebsiteChanges): Promise<void> {
  await tx.update(websites).set(changes).where(eq(websites.weddingId, weddingId));
}

export async function listDraftPages(tx: Tx, weddingId: string): Promise<SiteDraft['pages']> {
  const rows = await tx
    .select()
    .from(websitePages)
    .where(eq(websitePages.weddingId, weddingId))
    .orderBy(websitePages.position);
  return rows.map(({ uuid, kind, slug, title, version, blocks }) => ({
    ...{ id: uuid, kind, slug, title, version, blocks },
  }));
}

/** Whole pages, each as it stands; what is none any more goes. */
export async function writeDraftPages(
  tx: Tx,
  weddingId: string,
  before: SiteDraft['pages'],
  after: SiteDraft['pages'],
): Promise<void> {
  for (const { id } of before.filter((page) => !after.some((each) => each.id === page.id)))
    await tx
      .delete(websitePages)
      .where(and(eq(websitePages.weddingId, weddingId), eq(websitePages.uuid, id)));
  for (const [position, page] of after.entries()) {
    // Pages that nobody touched are the very same, and stay where they are.
    if (before[position] === page) continue;
    const { id: uuid, kind, slug, title, version, blocks } = page;
    const row = { kind, slug, title, version, blocks, position };
    await tx
      .insert(websitePages)
      .values({ weddingId, uuid, ...row })
      .onConflictDoUpdate({ target: [websitePages.weddingId, websitePages.uuid], set: row });
  }
}

export async function listForgetDue(tx: Tx, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: websites.weddingId })
    .from(websites)
    .where(lte(websites.forgetOn, today));
  return rows.map(({ id }) => id);
}
