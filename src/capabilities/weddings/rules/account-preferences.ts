export const ACCOUNT_PREFERENCE_KEYS = [
  'FIRST_MOVES_SHARE_FAVORITES',
  'FIRST_MOVES_SHARE_INQUIRIES',
  'FIRST_MOVES_SHARE_WEDDING_DETAILS',
] as const;

export type AccountPreferenceKey = (typeof ACCOUNT_PREFERENCE_KEYS)[number];

/** A 'no' is respected for a season of planning before we may ask once more. */
export const RE_PROMPT_DAYS = 90;

/** Undefined while the couple was never asked; every preference is off until then. */
export type PreferenceAnswer = { enabled: boolean; answeredAt: Date } | undefined;

/** Never answered, or declined more than 90 days ago. */
export function isRePromptEligible(answer: PreferenceAnswer, now: Date): boolean {
  if (!answer) return true;
  if (answer.enabled) return false;
  return now.getTime() - answer.answeredAt.getTime() > RE_PROMPT_DAYS * 86_400_000;
}
