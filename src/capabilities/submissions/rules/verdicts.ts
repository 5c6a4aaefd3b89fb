import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const VERDICTS = ['ACCEPT', 'REJECT', 'SPAM', 'TAKE_DOWN'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_EVENTS = {
  ACCEPT: 'accept',
  REJECT: 'reject',
  SPAM: 'mark-spam',
  TAKE_DOWN: 'take-down',
} as const;

type Decision = { verdict: Verdict };

/** Whoever is turned away reads why. */
export const VERDICT_RULES = {
  reason: [
    (reason: string, { verdict }: Decision) =>
      verdict === 'REJECT' || verdict === 'TAKE_DOWN' ? required(reason) : undefined,
    maxLength(500),
  ],
};

/** What something made us look twice at is not published without a word for colleagues. */
export const HELD_VERDICT_RULES = {
  reason: [
    (reason: string, { verdict }: Decision) => (verdict === 'SPAM' ? undefined : required(reason)),
    maxLength(500),
  ],
};
