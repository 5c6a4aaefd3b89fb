/** The lists of reviews that staff works through. */
export const REVIEW_VIEWS = ['waiting', 'in-review', 'decided'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
