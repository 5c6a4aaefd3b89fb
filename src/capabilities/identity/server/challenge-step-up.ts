import type { SignedInActor } from '#platform/actor.ts';
import { refuse } from '#platform/contract/failure.ts';
import type { TwoFactorChallenge } from '#platform/contract/request-context.ts';
import { transact } from '#platform/database/transact.ts';
import { queueText } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { maskEmail, maskPhone, verificationCopy } from '../rules/verification.ts';
import { findOpenCode, holdSession } from './codes.store.ts';
import { queueCodeMail } from './mails.ts';
import { lockUser } from './store.ts';
import { issueCode } from './verification-codes.ts';

const RESEND_AFTER_MS = 60_000;

/** The guard let the session pass, and it ended before it could be asked for more: another tab was quicker. */
function loggedOut() {
  return refuse('unauthenticated', 'Please log in to continue.');
}

/**
 * Asks for the second factor: the authenticator app where it is set up, else a code by text message to a verified phone
 * or by e-mail. Several calls refused at once send one code.
 */
export async function challengeStepUp(
  platform: Pick<Platform, 'db' | 'clock' | 'secret'>,
  actor: SignedInActor,
): Promise<TwoFactorChallenge> {
  const { db, clock } = platform;
  return transact(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (!user) throw loggedOut();
    if (user.twoFactorEnabled) return { verification_copy: verificationCopy('app', ''), notified_value: '' };
    const phone = user.phoneVerifiedAt ? user.phoneNumber : null;
    const channel = phone ? 'text' : 'mail';
    const notified = phone ? maskPhone(phone) : maskEmail(user.email);
    const answer = { verification_copy: verificationCopy(channel, notified), notified_value: notified };

    const open = await findOpenCode(tx, actor.sessionId, 'step-up', clock.now());
    const isRecent = open && clock.now().getTime() - open.createdAt.getTime() < RESEND_AFTER_MS;
    if (isRecent) return answer;

    if (!(await holdSession(tx, actor.sessionId))) throw loggedOut();
    const code = await issueCode(tx, platform, actor, { purpose: 'step-up', subject: '', sentTo: notified });
    if (phone)
      await queueText(tx, clock, {
        key: `code:${code.id}`,
        to: phone,
        text: `${code.value} is your Ampersand code. Never share it.`,
      });
    else await queueCodeMail(tx, platform, user, code);
    return answer;
  });
}
