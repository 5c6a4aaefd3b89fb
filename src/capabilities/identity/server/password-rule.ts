import { fail, ok, type Result } from '#base/result.ts';
import { firstMessage } from '#base/validation/first-message.ts';
import type { Tx } from '#platform/database/database.ts';
import { newPassword } from '../rules/password-rules.ts';
import { findVendorUser } from './store.ts';

/** A vendor user has the vendor side's rule, everyone else the couple side's stronger one. */
export async function checkNewPassword(
  tx: Tx,
  userId: string,
  password: string,
  field: string,
): Promise<Result<undefined>> {
  const isVendor = (await findVendorUser(tx, userId)) !== undefined;
  const message = firstMessage(password, ...newPassword(isVendor));
  return message ? fail('auth.weak_password', message, { fields: { [field]: message } }) : ok(undefined);
}
