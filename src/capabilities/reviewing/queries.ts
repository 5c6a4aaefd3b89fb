import { orpc } from '#app/orpc.ts';
import type { QueueView } from '#app/rules/queue-views.ts';

export function ownReviewQuery(uuid: string) {
  return orpc.reviewing.readOwnReview.queryOptions({ input: { uuid } });
}

export const REVIEW_CASES_KEY = orpc.reviewing.listReviewCases.key();

export function reviewCasesQuery(view: QueueView) {
  return orpc.reviewing.listReviewCases.queryOptions({ input: { view } });
}
