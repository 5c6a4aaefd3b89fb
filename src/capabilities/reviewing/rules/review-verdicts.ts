import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const REVIEW_VERDICTS = ['ACCEPT', 'REJECT', 'SPAM'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

export const VERDICT_EVENTS = { ACCEPT: 'accept', REJECT: 'reject', SPAM: 'mark-spam' } as const;

type Decision = { verdict: ReviewVerdict };

/** Whoever is turned away reads why. */
export const VERDICT_RULES = {
  reason: [
    (reason: string, { verdict }: Decision) => (verdict === 'REJECT' ? required(reason) : undefined),
    maxLength(500),
  ],
};

/** What something made us look twice at is not accepted without a word for colleagues. */
export const HELD_VERDICT_RULES = {
  reason: [
    (reason: string, { verdict }: Decision) => (verdict === 'SPAM' ? undefined : required(reason)),
    maxLength(500),
  ],
};
