import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';
import { daysAfter } from './automatic-case.ts';
import { protectionCase, type RefundCase } from './protection-cases.data.ts';

/** What a vendor says who asks for a refund; '' while nothing is chosen. */
export type RequestAnswers = { reason: RefundCase | ''; words: string };

/** Where the policy tells how it ends, whoever asks says what happened. */
const ASKED: Partial<Record<RefundCase, string>> = {
  SPAM_OR_GONE: 'The couple deleted their account',
  REPORTED_SPAM: 'This is spam',
};

export const askedLabel = (key: RefundCase): string => ASKED[key] ?? protectionCase(key).label;

export const WORDS_MAX = 500;

export const REQUEST_RULES: RulesByField<RequestAnswers> = {
  reason: [(reason) => (reason === '' ? 'Choose a reason.' : undefined)],
  words: [required, maxLength(WORDS_MAX)],
};

/** What staff says with its decision; the vendor reads it. */
export const ANSWER_RULES = { answer: [required, maxLength(WORDS_MAX)] };

const REQUEST_DAYS = 30;

export const askableUntil = (connectedAt: Date): Date => daysAfter(connectedAt, REQUEST_DAYS);

type Asked = { connectedAt: Date | null; credits: number; isRefunded: boolean; isAsked: boolean };

/** Once for each lead that cost something, within thirty days of connecting. */
export function canAskForRefund({ connectedAt, credits, isRefunded, isAsked }: Asked, now: Date): boolean {
  return connectedAt !== null && credits > 0 && !isRefunded && !isAsked && now <= askableUntil(connectedAt);
}
