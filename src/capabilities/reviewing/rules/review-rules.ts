import { required } from '#base/validation/required.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import {
  LONGEST_REVIEW,
  MOST_REVIEW_PICTURES,
  SCORE_KEYS,
  SHORTEST_REVIEW,
} from '#capabilities/reviews/rules/review-scores.ts';

export const LONGEST_TITLE = 100;
export const LONGEST_AUTHOR = 60;
export const LONGEST_BOOKED_FOR = 200;

const atMostPictures = (ids: readonly string[]) =>
  ids.length <= MOST_REVIEW_PICTURES ? undefined : `Choose up to ${MOST_REVIEW_PICTURES} photos.`;

/** What every draft keeps to. */
export const DRAFT_RULES = {
  title: [maxLength(LONGEST_TITLE)],
  text: [maxLength(LONGEST_REVIEW)],
  authorName: [maxLength(LONGEST_AUTHOR)],
  bookedFor: [maxLength(LONGEST_BOOKED_FOR)],
  pictureIds: [atMostPictures],
};

const scores = Object.fromEntries(SCORE_KEYS.map((key) => [key, [required]])) as Record<
  (typeof SCORE_KEYS)[number],
  [typeof required]
>;

/** What is sent to staff. */
export const REVIEW_RULES = {
  ...DRAFT_RULES,
  rating: [required],
  ...scores,
  title: [required, ...DRAFT_RULES.title],
  text: [required, minLength(SHORTEST_REVIEW), ...DRAFT_RULES.text],
  authorName: [required, ...DRAFT_RULES.authorName],
};
