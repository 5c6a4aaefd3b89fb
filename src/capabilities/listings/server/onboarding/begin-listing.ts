import { fail, type Result } from '#base/result.ts';
import { isFlagOn } from '#capabilities/experiments/server/index.ts';
import { createListing } from '#capabilities/storefronts/server/index.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { flagOfCategory } from '../../rules/offered-categories.ts';

type Begun = { key: string; taxonomyKey: TaxonomyKey; name: string; cityId: number | null };

/** A first draft with its owner; the headers carry what a session has overridden. */
export function beginListing(
  deps: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId }: SignedInActor,
  { key, taxonomyKey, name, cityId }: Begun,
  headers: Headers,
): Promise<Result<{ uuid: string }>> {
  return transact(deps.db, async (tx): Promise<Result<{ uuid: string }>> => {
    const flag = flagOfCategory(taxonomyKey);
    if (flag && !isFlagOn(deps, flag, { headers, userId })) {
      const message = 'We aren’t taking new listings in this category yet.';
      return fail('listing.category_closed', message, { fields: { taxonomyKey: message } });
    }
    return createListing(tx, deps, userId, { key, category: taxonomyKey, name, cityId: cityId ?? 0 });
  });
}
