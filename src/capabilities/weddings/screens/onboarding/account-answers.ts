import { COUPLE_SIGN_UP_RULES } from '#capabilities/identity/rules/sign-up-rules.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';

/** The first name is the one of the first question. */
export type AccountAnswers = { primaryFirstName: string; email: string; password: string };

export const ACCOUNT_NAMES = { firstName: 'primaryFirstName' } as const;

export function accountInput({ primaryFirstName, ...credentials }: AccountAnswers) {
  return { firstName: primaryFirstName, ...credentials };
}

export const ACCOUNT_RULES = rulesOfInput({
  rules: () => COUPLE_SIGN_UP_RULES,
  input: accountInput,
  names: ACCOUNT_NAMES,
});
