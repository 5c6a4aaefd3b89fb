import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { storefronts } from '../../tables.ts';

const ofListing = (tx: Tx, id: number) =>
  tx
    .select({
      status: storefronts.publicationStatus,
      submittedAt: storefronts.submittedAt,
      publishedAt: storefronts.publishedAt,
      formerlyPublishedAt: storefronts.formerlyPublishedAt,
      version: storefronts.version,
    })
    .from(storefronts)
    .where(eq(storefronts.id, id));

/** Where a listing stands between its first draft and the public. */
export async function findPublication(tx: Tx, id: number) {
  const [row] = await ofListing(tx, id);
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockPublication(tx: Tx, id: number) {
  const [row] = await ofListing(tx, id).for('no key update');
  return row;
}

type PublicationColumns = Pick<
  typeof storefronts.$inferInsert,
  'publicationStatus' | 'publishedAt' | 'formerlyPublishedAt' | 'submittedAt'
>;

export async function writePublication(tx: Tx, id: number, columns: PublicationColumns): Promise<void> {
  await tx.update(storefronts).set(columns).where(eq(storefronts.id, id));
}

/** For staff, who work for no business: the listing of an address. */
export async function findStorefrontId(tx: Tx, uuid: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: storefronts.id }).from(storefronts).where(eq(storefronts.uuid, uuid));
  return row?.id;
}
