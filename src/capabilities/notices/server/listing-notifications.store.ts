import { eq } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { listingNotificationSettings as settings } from '../tables.ts';

export type ListingWish = typeof settings.$inferSelect;

export function listListingWishes(tx: Tx, userId: string): Promise<ListingWish[]> {
  return tx.select().from(settings).where(eq(settings.userId, userId));
}

export async function saveListingWish(tx: Tx, wish: ListingWish): Promise<void> {
  const { mail, textMessages, updatedAt } = wish;
  await tx
    .insert(settings)
    .values(wish)
    .onConflictDoUpdate({
      target: [settings.userId, settings.storefrontId],
      set: { mail, textMessages, updatedAt },
    });
}

/** For a person's archive. */
export function listChosenListingSettings(tx: Tx, userId: string) {
  return tx
    .select({ listing: storefronts.name, mail: settings.mail, textMessages: settings.textMessages })
    .from(settings)
    .innerJoin(storefronts, eq(storefronts.id, settings.storefrontId))
    .where(eq(settings.userId, userId))
    .orderBy(storefronts.id);
}
