import { ok, type Result } from '#base/result.ts';
import { listNearbyNames } from '#capabilities/storefronts/server/index.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { AlikeListing } from '../../contract/onboarding.contract.ts';
import { alikeNames } from '../../rules/alike-names.ts';

const NEARBY_MILES = 50;
const MOST_SHOWN = 5;

type Asked = { taxonomyKey: TaxonomyKey; name: string; cityId: number | null };

/** Listings that may be the business somebody is about to add. */
export async function findAlike(
  { db }: Pick<Platform, 'db'>,
  { userId }: SignedInActor,
  { taxonomyKey, name, cityId }: Asked,
): Promise<Result<AlikeListing[]>> {
  const { taxonomyNodeId } = marketplaceCategory(taxonomyKey);
  const near = await listNearbyNames(db, {
    taxonomyNodeId,
    cityId: cityId ?? 0,
    miles: NEARBY_MILES,
    userId,
  });
  return ok(
    alikeNames(name, near)
      .slice(0, MOST_SHOWN)
      .map(({ isClaimed, ...listing }) => ({ ...listing, taxonomyKey, claimed: isClaimed })),
  );
}
