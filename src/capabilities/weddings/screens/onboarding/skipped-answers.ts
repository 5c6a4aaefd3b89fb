import { ruleErrors } from '#ui/form/rule-errors.ts';
import { WEDDING_RULES } from '../../parts/wedding-answers.ts';
import { NO_ANSWERS, type OnboardingAnswers } from './answer-store.ts';

/** Who skips a question keeps what they answered to it. Only what could never be saved goes: half a date, a letter for a sum. */
export function answersAfterSkip(
  fields: readonly (keyof OnboardingAnswers)[],
  answers: OnboardingAnswers,
): OnboardingAnswers {
  const wrong: Readonly<Record<string, string | undefined>> = ruleErrors(WEDDING_RULES, answers);
  const dropped = fields.filter((field) => wrong[field] !== undefined);
  return { ...answers, ...Object.fromEntries(dropped.map((field) => [field, NO_ANSWERS[field]])) };
}
