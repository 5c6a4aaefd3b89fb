import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { vendorDisputesContract } from '../../contract/vendor-disputes.contract.ts';
import { vendorReviewsContract } from '../../contract/vendor-reviews.contract.ts';
import { endOwnDispute } from '../disputes/end-dispute.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { removeDisputeFile, sendDisputeFile } from '../disputes/vendor-dispute-files.ts';
import type { ReviewingPlatform } from '../own-review.routes.ts';
import { readVendorReviews } from './read-vendor-reviews.ts';
import { removeReviewReply, replyToReview } from './reply-to-review.ts';

export function vendorReviewsRoutes(platform: ReviewingPlatform) {
  const os = implement({ ...vendorReviewsContract, ...vendorDisputesContract })
    .$context<RequestContext>()
    .use(guard);
  return {
    listVendorReviews: os.listVendorReviews.handler(async ({ context, input }) =>
      unwrap(await readVendorReviews(platform, signedIn(context), input)),
    ),
    replyToReview: os.replyToReview.handler(async ({ context, input }) =>
      unwrap(await replyToReview(platform, signedIn(context), input)),
    ),
    removeReviewReply: os.removeReviewReply.handler(async ({ context, input }) =>
      unwrap(await removeReviewReply(platform, signedIn(context), input)),
    ),
    sendDisputeFile: os.sendDisputeFile.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await sendDisputeFile(platform, signedIn(context), { ...params, content }));
    }),
    removeDisputeFile: os.removeDisputeFile.handler(async ({ context, input }) =>
      unwrap(await removeDisputeFile(platform, signedIn(context), input)),
    ),
    openDispute: os.openDispute.handler(async ({ context, input }) =>
      unwrap(await openDispute(platform, signedIn(context), input)),
    ),
    endOwnDispute: os.endOwnDispute.handler(async ({ context, input }) =>
      unwrap(await endOwnDispute(platform, signedIn(context), input)),
    ),
  };
}
