import { REVIEW_VIEWS, type ReviewView } from '../../rules/review-views.ts';

/** The lists on the page of listings: reviews by how far they are, and texts that are held. */
export const LIST_VIEWS = ['waiting', 'in-review', 'held', 'decided'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

export function readListView(text: string | null): ListView {
  return LIST_VIEWS.find((view) => view === text) ?? 'waiting';
}

/** Which reviews are read for it; the held texts are no reviews, but its tabs have numbers of them. */
export function reviewViewOf(view: ListView): ReviewView {
  return REVIEW_VIEWS.find((each) => each === view) ?? 'waiting';
}
