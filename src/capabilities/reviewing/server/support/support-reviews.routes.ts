import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { dispositionOf } from '#platform/contract/send-file.ts';
import { supportReviewsContract } from '../../contract/support-reviews.contract.ts';
import { readDisputeFile } from '../disputes/dispute-files.ts';
import type { ReviewingPlatform } from '../own-review.routes.ts';
import { askSecondLook } from './ask-second-look.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideReview } from './decide-review.ts';
import { listReviewCases } from './list-review-cases.ts';
import { pickUpReviewCase } from './pick-up-review-case.ts';
import { readReviewProof } from './read-review-proof.ts';

export function supportReviewsRoutes(platform: ReviewingPlatform) {
  const os = implement(supportReviewsContract).$context<RequestContext>().use(guard);
  return {
    listReviewCases: os.listReviewCases.handler(({ context, input }) =>
      listReviewCases(platform, signedIn(context), input.view),
    ),
    pickUpReviewCase: os.pickUpReviewCase.handler(async ({ context, input }) =>
      unwrap(await pickUpReviewCase(platform, signedIn(context), input.uuid)),
    ),
    decideReview: os.decideReview.handler(async ({ context, input }) =>
      unwrap(await decideReview(platform, signedIn(context), input)),
    ),
    askSecondLook: os.askSecondLook.handler(async ({ context, input }) =>
      unwrap(await askSecondLook(platform, signedIn(context), input)),
    ),
    decideDispute: os.decideDispute.handler(async ({ context, input }) =>
      unwrap(await decideDispute(platform, signedIn(context), input)),
    ),
    readDisputeFile: os.readDisputeFile.handler(async ({ context, input }) => {
      const file = unwrap(await readDisputeFile(platform, input.uuid));
      context.resHeaders?.set('content-disposition', dispositionOf(file.name, 'application/octet-stream'));
      return file;
    }),
    readReviewProof: os.readReviewProof.handler(async ({ context, input }) => {
      const file = unwrap(await readReviewProof(platform, input.uuid));
      // A stranger's file is saved and never shown in our pages, a picture neither.
      context.resHeaders?.set('content-disposition', dispositionOf(file.name, 'application/octet-stream'));
      return file;
    }),
  };
}
