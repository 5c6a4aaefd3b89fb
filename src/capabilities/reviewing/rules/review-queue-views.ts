import { QUEUE_VIEW_LABELS } from '#app/rules/queue-views.ts';

export const REVIEW_QUEUE_VIEWS = ['waiting', 'held', 'second-look', 'disputed', 'decided'] as const;
export type ReviewQueueView = (typeof REVIEW_QUEUE_VIEWS)[number];

export const REVIEW_QUEUE_LABELS: Readonly<Record<ReviewQueueView, string>> = {
  ...QUEUE_VIEW_LABELS,
  disputed: 'Disputed',
};
