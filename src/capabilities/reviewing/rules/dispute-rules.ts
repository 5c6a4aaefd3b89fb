import { required } from '#base/validation/required.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import type { DisputeReason } from './dispute-reasons.ts';

export const LONGEST_DISPUTE = 2000;
const SHORTEST_DISPUTE = 20;
export const MOST_DISPUTE_FILES = 5;

/** What a business says against a review; '' while nothing is chosen. */
export type DisputeWords = { reason: DisputeReason | ''; words: string };

export const DISPUTE_RULES = {
  reason: [(reason: DisputeReason | '') => (reason === '' ? 'Choose a reason.' : undefined)],
  words: [required, minLength(SHORTEST_DISPUTE), maxLength(LONGEST_DISPUTE)],
};

/** What the couple says to it. */
export const DISPUTE_ANSWER_RULES = { words: [required, maxLength(LONGEST_DISPUTE)] };

export const DISPUTE_VERDICTS = ['KEEP', 'REMOVE'] as const;
export type DisputeVerdict = (typeof DISPUTE_VERDICTS)[number];

/** Both sides read why. */
export const DISPUTE_VERDICT_RULES = { reason: [required, maxLength(500)] };
