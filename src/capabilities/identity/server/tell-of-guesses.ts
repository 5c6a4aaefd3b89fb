import type { Platform } from '#platform/platform.ts';
import { queueCodeGuessesMail, queueGuessesMail } from './mails.ts';
import { findUser, findUserByEmail } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** At most one mail a day. A job, so that signing in takes as long whether or not there is somebody to tell. */
export async function tellOfGuesses(platform: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user && !user.banned) await queueGuessesMail(platform, user);
}

/** The same about codes. */
export async function tellOfCodeGuesses(platform: Deps, userId: string): Promise<void> {
  const user = await findUser(platform.db, userId);
  if (user && !user.banned) await queueCodeGuessesMail(platform, user);
}
