import { couplePassword, vendorPassword } from '#base/validation/password.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** One that exists; the upper bound keeps hashing cheap. */
export const typedPassword = [required, maxLength(200)];

/** One that is to be; the couple side asks for more. */
export function newPassword(isVendor: boolean) {
  return [...typedPassword, isVendor ? vendorPassword : couplePassword];
}
