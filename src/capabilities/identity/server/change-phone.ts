import { fail, ok, type Result } from '#base/result.ts';
import { usPhoneDigits } from '#base/validation/phone.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { queueText } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { maskPhone } from '../rules/verification.ts';
import { type UserRow, updateUser } from './store.ts';
import { issueCode, redeemCode } from './verification-codes.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'secret'>;

/** Sends a code to the new number; it becomes the account's number once the code is shown. */
export async function changePhone(
  deps: Deps,
  actor: SignedInActor,
  phoneNumber: string,
): Promise<{ notified_value: string }> {
  const { db, clock } = deps;
  const digits = usPhoneDigits(phoneNumber) ?? '';
  const notified = maskPhone(digits);
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, deps, {
      userId: actor.userId,
      purpose: 'phone',
      subject: digits,
      sentTo: notified,
    });
    await queueText(tx, clock, {
      key: `code:${code.id}`,
      to: digits,
      text: `${code.value} confirms this number for Ampersand. Never share it.`,
    });
  });
  return { notified_value: notified };
}

export async function verifyPhone(deps: Deps, actor: SignedInActor, typed: string): Promise<Result<UserRow>> {
  const redeemed = await redeemCode(deps, { userId: actor.userId, purpose: 'phone', typed });
  if (!redeemed.ok) return redeemed;
  const user = await updateUser(deps.db, actor.userId, {
    phoneNumber: redeemed.value.subject,
    phoneVerifiedAt: deps.clock.now(),
  });
  return user ? ok(user) : fail('not_found', 'Not found.');
}
