import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { storefronts } from '../tables.ts';

const CLAIMABLE = {
  id: storefronts.id,
  uuid: storefronts.uuid,
  name: storefronts.name,
  slug: storefronts.slug,
  taxonomyNodeId: storefronts.taxonomyNodeId,
  cityName: cities.name,
  stateCode: cities.stateCode,
  social: storefronts.social,
  claimedAt: storefronts.claimedAt,
};

/** What of a published listing somebody has to know who says it is theirs. A draft is nobody's business but its owner's. */
export async function findClaimable(tx: Tx, uuid: string) {
  const [row] = await tx
    .select(CLAIMABLE)
    .from(storefronts)
    .innerJoin(cities, eq(cities.id, storefronts.cityId))
    .where(and(eq(storefronts.uuid, uuid), isNotNull(storefronts.publishedAt)));
  return row;
}

export type Claimable = NonNullable<Awaited<ReturnType<typeof findClaimable>>>;

/** From now on somebody of the business works on it; the first day counts. */
export async function markClaimed(tx: Tx, storefrontId: number, at: Date): Promise<void> {
  await tx
    .update(storefronts)
    .set({ claimedAt: at })
    .where(and(eq(storefronts.id, storefrontId), isNull(storefronts.claimedAt)));
}
