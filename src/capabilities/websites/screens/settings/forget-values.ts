import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { FORGET_RULES } from '../../rules/forget-rules.ts';

/** The day as it is typed. */
export type ForgetValues = { forgetOn: string };

export function forgetValues(forgetOn: string | null): ForgetValues {
  return { forgetOn: typedDate(forgetOn) };
}

export function forgetInput({ forgetOn }: ForgetValues): { forgetOn: string | null } {
  return { forgetOn: typedDay(forgetOn) };
}

export const FORGET_FORM_RULES: FieldRules<ForgetValues> = rulesOfInput({
  rules: () => FORGET_RULES,
  input: forgetInput,
  names: {},
});
