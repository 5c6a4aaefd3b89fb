import { fail, ok, type Result } from '#base/result.ts';
import { usPhoneDigits } from '#base/validation/phone.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueText } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { maskPhone } from '../rules/verification.ts';
import { queueNoticeMail } from './mails.ts';
import { updateUser } from './store.ts';
import { issueCode, redeemCode } from './verification-codes.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'secret' | 'publicUrl'>;

/** Sends a code to the new number; it becomes the account's number once the code is shown. */
export async function changePhone(
  deps: Deps,
  actor: SignedInActor,
  phoneNumber: string,
): Promise<{ notified_value: string }> {
  const { db, clock } = deps;
  const digits = usPhoneDigits(phoneNumber) ?? '';
  const notified = maskPhone(digits);
  await transact(db, async (tx) => {
    const code = await issueCode(tx, deps, actor, { purpose: 'phone', subject: digits, sentTo: notified });
    await queueText(tx, clock, {
      key: `code:${code.id}`,
      to: digits,
      text: `${code.value} is your code to confirm this number on Ampersand. Never share it.`,
    });
  });
  return { notified_value: notified };
}

export async function verifyPhone(
  deps: Deps,
  actor: SignedInActor,
  typed: string,
): Promise<Result<undefined>> {
  const redeemed = await redeemCode(deps, actor, { purpose: 'phone', typed });
  if (!redeemed.ok) return redeemed;
  const { id, subject, sentTo } = redeemed.value;
  return transact(deps.db, async (tx) => {
    const user = await updateUser(tx, actor.userId, {
      phoneNumber: subject,
      phoneVerifiedAt: deps.clock.now(),
    });
    if (!user) return fail('not_found', 'Not found.');
    await queueNoticeMail(tx, deps, {
      key: `phone-changed:${id}`,
      to: user,
      subject: 'Your phone number was changed',
      paragraphs: [`Codes to confirm important changes now go by text message to ${sentTo}.`],
    });
    return ok(undefined);
  });
}
