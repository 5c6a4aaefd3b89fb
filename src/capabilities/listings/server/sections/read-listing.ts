import { ok, type Result } from '#base/result.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import { enterStorefront, findListingRecord } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import { editorSections } from '../../rules/editor-sections.ts';
import { presentGalleries } from '../galleries/present-galleries.ts';
import { listingGone } from '../refusals.ts';
import { presentCompleteness } from './present-completeness.ts';
import { presentSection, readKept } from './section-state.ts';

/** The listing as its editor shows it, for everybody who works there. */
export async function readListing(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Listing>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const listing = await findListingRecord(db, storefront.id);
  if (!listing) return listingGone();
  const [kept, submittedReviews, galleries] = await Promise.all([
    readKept(db, listing.id),
    countSubmittedReviews(db, listing.id),
    presentGalleries(db, listing.galleries),
  ]);
  return ok({
    uuid: listing.uuid,
    name: listing.name,
    slug: listing.slug,
    taxonomyKey: listing.category,
    publicationStatus: listing.publicationStatus,
    published: listing.isPublished,
    cityName: listing.cityName,
    lat: listing.lat,
    lon: listing.lon,
    canEdit: allowed.includes('edit-listing'),
    sections: editorSections(listing.category).map((section) =>
      presentSection(listing, section, kept, actor.userId),
    ),
    ...galleries,
    completeness: presentCompleteness(listing, submittedReviews),
  });
}
