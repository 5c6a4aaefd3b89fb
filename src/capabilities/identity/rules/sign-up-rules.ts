import { EMAIL_RULES, NAME_RULES, PASSWORD_RULES } from './account-rules.ts';
import { newPassword } from './password-rules.ts';

export const SIGN_IN_RULES = { ...EMAIL_RULES, ...PASSWORD_RULES };

/** What a couple's new account asks for, wherever it is opened. */
export const COUPLE_SIGN_UP_RULES = {
  ...EMAIL_RULES,
  firstName: NAME_RULES.firstName,
  password: newPassword(false),
};

/** Who does business says both names. */
export const VENDOR_SIGN_UP_RULES = {
  ...EMAIL_RULES,
  firstName: NAME_RULES.firstName,
  lastName: NAME_RULES.firstName,
  password: newPassword(true),
};
