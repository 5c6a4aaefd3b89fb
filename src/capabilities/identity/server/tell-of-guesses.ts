import type { Platform } from '#platform/platform.ts';
import { queueGuessesMail } from './mails.ts';
import { findUserByEmail } from './store.ts';

/** At most one mail a day. A job, so that signing in takes as long whether or not there is somebody to tell. */
export async function tellOfGuesses(
  platform: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user && !user.banned) await queueGuessesMail(platform, user);
}
