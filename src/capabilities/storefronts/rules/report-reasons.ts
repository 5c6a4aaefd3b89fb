import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** Why a visitor thinks that a listing should be looked at. */
export const REPORT_REASONS = [
  { key: 'WRONG_FACTS', label: 'Something on this page is wrong' },
  { key: 'NOT_THEIR_WORK', label: 'The photos are not their own work' },
  { key: 'CLOSED', label: 'This business no longer exists' },
  { key: 'UNFAIR', label: 'It treats people unfairly' },
  { key: 'SCAM', label: 'It looks like a scam' },
  { key: 'OTHER', label: 'Something else' },
] as const;

export const REPORT_REASON_KEYS = REPORT_REASONS.map(({ key }) => key);

export type ReportReason = (typeof REPORT_REASONS)[number]['key'];

export const LONGEST_REPORT = 1000;

/** Why, and in a few words what. */
export const REPORT_RULES = { reason: [required], text: [maxLength(LONGEST_REPORT)] };
