import { fail, ok, type Result } from '#base/result.ts';
import type { EnteredStorefront } from '#capabilities/storefronts/server/index.ts';

/** Nothing is sold for a listing that no couple can see: nobody could write to it. */
export function demandPublished({ storefront: { name, isPublished } }: EnteredStorefront): Result<void> {
  return isPublished
    ? ok(undefined)
    : fail('plans.not_published', `Publish ${name} first. Then you can buy credits and plans for it.`);
}
