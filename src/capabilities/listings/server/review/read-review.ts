import { ok, type Result } from '#base/result.ts';
import { findListingRecord, findStorefrontId } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { noSuchListing } from '../refusals.ts';
import { presentCase } from './present-case.ts';

/** Any listing, whatever its state: staff also looks at what couples report. */
export async function readReview(
  { db }: Pick<Platform, 'db'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<ReviewCase>> {
  const id = await findStorefrontId(db, uuid);
  const listing = id === undefined ? undefined : await findListingRecord(db, id);
  return listing ? ok(await presentCase(db, listing, userId)) : noSuchListing();
}
