import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** Why somebody thinks that a website should be looked at. */
export const REPORT_REASONS = [
  { key: 'PRETENDS', label: 'It pretends to be someone else' },
  { key: 'SCAM', label: 'It asks for money or passwords' },
  { key: 'HARMFUL', label: 'It’s hateful or harmful' },
  { key: 'PRIVATE', label: 'It shows me or my address without asking' },
  { key: 'OTHER', label: 'Something else' },
] as const;

export const REPORT_REASON_KEYS = REPORT_REASONS.map(({ key }) => key);
export type ReportReason = (typeof REPORT_REASONS)[number]['key'];

export const SITE_REPORT_RULES = { reason: [required], text: [maxLength(1000)] };

/** What its couple reads. */
export const TAKE_DOWN_RULES = { reason: [required, maxLength(500)] };

/** What staff decides. */
export const REPORT_DECISIONS = ['KEEP', 'TAKE_DOWN', 'BRING_BACK'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
