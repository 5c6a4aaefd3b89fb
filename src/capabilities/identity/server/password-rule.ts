import { fail, ok, type Result } from '#base/result.ts';
import { firstMessage } from '#base/validation/first-message.ts';
import type { Tx } from '#platform/database/database.ts';
import { isMadeOfOwnWords, type PasswordOwner } from '../rules/own-words.ts';
import { newPassword } from '../rules/password-rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findUser, findVendorUser } from './store.ts';

const COMMON = 'That password is too common. Pick one that’s harder to guess.';
const OWN_WORDS = 'That’s too easy to guess. Leave out your name, your email, and words like “wedding.”';

function weakPassword(message: string, field: string) {
  return fail('auth.weak_password', message, { fields: { [field]: message } });
}

/** What is guessed first: the words of the account, and what everybody takes (decision 0056). */
export function checkGuessable(password: string, owner: PasswordOwner, field: string): Result<undefined> {
  if (isMadeOfOwnWords(password, owner)) return weakPassword(OWN_WORDS, field);
  if (isCommonPassword(password)) return weakPassword(COMMON, field);
  return ok(undefined);
}

/** A vendor user has the vendor side's rule, everyone else the couple side's stronger one. */
export async function checkNewPassword(
  tx: Tx,
  userId: string,
  password: string,
  field: string,
): Promise<Result<undefined>> {
  const user = await findUser(tx, userId);
  if (!user) return fail('unauthenticated', 'Please log in to continue.');
  const isVendor = (await findVendorUser(tx, userId)) !== undefined;
  const message = firstMessage(password, ...newPassword(isVendor));
  return message ? weakPassword(message, field) : checkGuessable(password, user, field);
}
