import { ruleErrors } from '#ui/form/rule-errors.ts';
import { NO_ANSWERS, type OnboardingAnswers } from './answer-store.ts';
import { ONBOARDING_RULES } from './onboarding-rules.ts';

/** Who skips a question keeps what they answered to it. Only what Next would refuse goes: half a date, a letter for a sum. */
export function answersAfterSkip(
  fields: readonly (keyof OnboardingAnswers)[],
  answers: OnboardingAnswers,
): OnboardingAnswers {
  const wrong: Readonly<Record<string, string | undefined>> = ruleErrors(ONBOARDING_RULES, answers);
  const dropped = fields.filter((field) => wrong[field] !== undefined);
  return { ...answers, ...Object.fromEntries(dropped.map((field) => [field, NO_ANSWERS[field]])) };
}
