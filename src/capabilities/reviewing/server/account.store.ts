import { eq } from 'drizzle-orm';
import { reviews } from '#capabilities/reviews/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';

export function listReviewsOf(tx: Tx, userId: string) {
  return tx
    .select({ review: reviews, vendor: storefronts.name })
    .from(reviews)
    .innerJoin(storefronts, eq(storefronts.id, reviews.storefrontId))
    .where(eq(reviews.authorId, userId));
}
