import { createEmailVerificationToken } from 'better-auth/api';
import type { Platform } from '#platform/platform.ts';
import { queueVerificationMail, type Recipient } from './mails.ts';

const DAY_SECONDS = 86_400;

/**
 * The library's link, queued by us: its own call takes half a second at least, to hide from strangers whether there is
 * an account. Whoever gets here has just made the account, or is signed in to it.
 */
export async function sendVerification(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  user: Recipient,
): Promise<void> {
  const token = await createEmailVerificationToken(deps.secret, user.email, undefined, DAY_SECONDS);
  await queueVerificationMail(deps, user, token);
}
