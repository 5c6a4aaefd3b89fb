import { email } from '#base/validation/email.ts';
import { noLinkInName } from '#base/validation/linkless-name.ts';
import { phoneDigits, usPhone, usPhoneDigits } from '#base/validation/phone.ts';
import { accepted, required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { newPassword, typedPassword } from './password-rules.ts';

/** How somebody is greeted; the last name may be left out. */
export const NAME_RULES = {
  firstName: [required, maxLength(50), noLinkInName],
  lastName: [maxLength(50), noLinkInName],
};

/** What its owner calls a passkey. */
export const PASSKEY_RULES = { name: [required, maxLength(50)] };

export const EMAIL_RULES = { email: [required, email] };

export const PHONE_RULES = { phoneNumber: [required, usPhone] };

/** Text messages need a U.S. number and the ticked consent box, both. */
export const PHONE_OPT_IN_RULES = { ...PHONE_RULES, optedIn: [accepted] };

/** What the opt-in sends: digits only, whatever signs were typed between them. */
export function phoneOptInPayload({ phoneNumber, optedIn }: { phoneNumber: string; optedIn: boolean }) {
  return { phoneNumber: usPhoneDigits(phoneNumber) ?? phoneDigits(phoneNumber), optedIn };
}

/** The password once more, before something that protects the account changes. */
export const PASSWORD_RULES = { password: typedPassword };

/** Vendors have a rule of their own, which the call learns from the account. */
export function passwordChangeRules(isVendor: boolean) {
  return { currentPassword: typedPassword, newPassword: newPassword(isVendor) };
}

const MISMATCH = 'Type your email address exactly to confirm.';

/** The account's own address, typed once more before it is deleted. */
export function deletionRules(ownEmail: string) {
  const isOwn = (typed: string) => typed.toLowerCase() === ownEmail.toLowerCase();
  return { confirmEmail: [required, (typed: string) => (isOwn(typed) ? undefined : MISMATCH)] };
}
