import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { listingsContract } from '../contract.ts';
import type { PublicationDeps } from './publication/change-publication.ts';
import { refuseHeldText, releaseHeldText } from './review/decide-held.ts';
import { decideReview } from './review/decide-review.ts';
import { listHeldTexts } from './review/list-held.ts';
import { listReviews } from './review/list-reviews.ts';
import { pickUpReview } from './review/pick-up-review.ts';
import { readReview } from './review/read-review.ts';
import { reopenListing, takeDownListing } from './review/take-down-listing.ts';

export function supportRoutes(deps: PublicationDeps) {
  const os = implement(listingsContract).$context<RequestContext>().use(guard);
  return {
    listReviews: os.listReviews.handler(({ context, input }) => listReviews(deps, signedIn(context), input)),
    readReview: os.readReview.handler(async ({ context, input }) =>
      unwrap(await readReview(deps, signedIn(context), input.uuid)),
    ),
    pickUpReview: os.pickUpReview.handler(async ({ context, input }) =>
      unwrap(await pickUpReview(deps, signedIn(context), input.uuid)),
    ),
    decideReview: os.decideReview.handler(async ({ context, input }) =>
      unwrap(await decideReview(deps, signedIn(context), input)),
    ),
    takeDownListing: os.takeDownListing.handler(async ({ context, input }) =>
      unwrap(await takeDownListing(deps, signedIn(context), input)),
    ),
    reopenListing: os.reopenListing.handler(async ({ context, input }) =>
      unwrap(await reopenListing(deps, signedIn(context), input.uuid)),
    ),
    listHeldTexts: os.listHeldTexts.handler(({ input }) => listHeldTexts(deps, input)),
    releaseHeldText: os.releaseHeldText.handler(async ({ context, input }) =>
      unwrap(await releaseHeldText(deps, signedIn(context), input)),
    ),
    refuseHeldText: os.refuseHeldText.handler(async ({ input }) => unwrap(await refuseHeldText(deps, input))),
  };
}
