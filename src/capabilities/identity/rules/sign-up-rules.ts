import { EMAIL_RULES, NAME_RULES, PASSWORD_RULES } from './account-rules.ts';
import { newPassword } from './password-rules.ts';

export const SIGN_IN_RULES = { ...EMAIL_RULES, ...PASSWORD_RULES };

/** What a couple's new account asks for, wherever it is opened. */
export const COUPLE_SIGN_UP_RULES = {
  ...EMAIL_RULES,
  firstName: NAME_RULES.firstName,
  password: newPassword(false),
};

/** Who is behind a business: couples are told both names. */
export const PROFILE_RULES = { firstName: NAME_RULES.firstName, lastName: NAME_RULES.firstName };

export const VENDOR_SIGN_UP_RULES = {
  ...EMAIL_RULES,
  ...PROFILE_RULES,
  password: newPassword(true),
};
