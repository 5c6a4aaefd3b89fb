import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { ownReviewContract } from '../contract/own-review.contract.ts';
import { answerDispute, removeAnswerFile, sendAnswerFile } from './disputes/answer-dispute.ts';
import { readOwnReview } from './read-own-review.ts';
import { saveReviewDraft } from './save-review-draft.ts';
import { sendReviewProof } from './send-review-proof.ts';
import { submitReview } from './submit-review.ts';
import { withdrawReview } from './withdraw-review.ts';

export type ReviewingPlatform = Pick<
  Platform,
  'db' | 'clock' | 'files' | 'scanner' | 'log' | 'events' | 'publicUrl' | 'secret'
>;

export function ownReviewRoutes(platform: ReviewingPlatform) {
  const os = implement(ownReviewContract).$context<RequestContext>().use(guard);
  return {
    readOwnReview: os.readOwnReview.handler(async ({ context, input }) =>
      unwrap(await readOwnReview(platform, signedIn(context), input.uuid)),
    ),
    saveReviewDraft: os.saveReviewDraft.handler(async ({ context, input }) =>
      unwrap(await saveReviewDraft(platform, signedIn(context), input)),
    ),
    submitReview: os.submitReview.handler(async ({ context, input }) =>
      unwrap(await submitReview(platform, signedIn(context), input)),
    ),
    withdrawReview: os.withdrawReview.handler(async ({ context, input }) =>
      unwrap(await withdrawReview(platform, signedIn(context), input.uuid)),
    ),
    answerDispute: os.answerDispute.handler(async ({ context, input }) =>
      unwrap(await answerDispute(platform, signedIn(context), input)),
    ),
    sendAnswerFile: os.sendAnswerFile.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await sendAnswerFile(platform, signedIn(context), { ...params, content }));
    }),
    removeAnswerFile: os.removeAnswerFile.handler(async ({ context, input }) =>
      unwrap(await removeAnswerFile(platform, signedIn(context), input)),
    ),
    sendReviewProof: os.sendReviewProof.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await sendReviewProof(platform, signedIn(context), { ...params, content }));
    }),
  };
}
