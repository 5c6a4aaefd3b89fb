import { fail, ok, type Result } from '#base/result.ts';
import { countOwnPictures } from '#capabilities/media/server/index.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import { changeListing, enterStorefront, lockListing } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { ShownGalleries } from '../../contract/galleries.contract.ts';
import {
  applyGalleryChange,
  type Galleries,
  type GalleryChange,
  hasImage,
} from '../../rules/gallery-change.ts';
import { textProblem } from '../../rules/screen-section.ts';
import { listingTopic } from '../listing-topics.ts';
import { listingGone } from '../refusals.ts';
import { presentCompleteness } from '../sections/present-completeness.ts';
import { presentGalleries } from './present-galleries.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** Pictures this change brings into the listing that were not there before. */
function broughtIn(galleries: Galleries, change: GalleryChange): string[] {
  const ids =
    change.kind === 'add' ? change.assetIds : change.kind === 'restore' ? [change.image.assetId] : [];
  return ids.filter((assetId) => !hasImage(galleries, assetId));
}

/** What couples would read or hear of the picture. */
function wordsIn(change: GalleryChange): string {
  const { caption = '', altText = '' } =
    change.kind === 'restore' ? change.image : change.kind === 'describe' ? change : {};
  return `${caption}\n${altText}`;
}

/** Everybody brings their own pictures; those of others are not found, whether they exist or not. */
async function areTheirs(tx: Tx, { userId }: SignedInActor, ids: readonly string[]): Promise<boolean> {
  return ids.length === 0 || (await countOwnPictures(tx, userId, ids)) === ids.length;
}

/** One change of the pictures, on whatever they are by now. */
export function changeGalleries(
  deps: Deps,
  actor: SignedInActor,
  { uuid, change }: { uuid: string; change: GalleryChange },
): Promise<Result<ShownGalleries>> {
  return transact(deps.db, async (tx): Promise<Result<ShownGalleries>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const listing = await lockListing(tx, entered.value.storefront.id);
    if (!listing) return listingGone();
    if (!(await areTheirs(tx, actor, broughtIn(listing.galleries, change)))) {
      return fail('listing.picture_unknown', 'We can’t find this picture among yours.');
    }
    const problem = textProblem(wordsIn(change));
    if (problem) return fail('invalid_input', problem, { fields: { caption: problem } });
    const after = applyGalleryChange(listing.galleries, change);
    if (!after) return fail('listing.gallery_refused', 'That photo is gone, or there’s no room for more.');
    const galleries = { COVER: [...after.COVER], PHOTO: [...after.PHOTO] };
    const changed = await changeListing(tx, deps, listing, { galleries });
    if (!changed.ok) return changed;
    await publishLive(tx, listingTopic(listing.id), { kind: 'listing', id: uuid });
    const reviews = await countSubmittedReviews(tx, listing.id);
    return ok({
      ...(await presentGalleries(tx, after)),
      completeness: presentCompleteness({ ...listing, galleries }, reviews),
    });
  });
}
