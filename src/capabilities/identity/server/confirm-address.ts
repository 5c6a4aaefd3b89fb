import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { emailVerified } from '../events.ts';
import { updateUser } from './store.ts';

/** For whoever has shown, by a link mailed there, that the address of their account is theirs. */
export async function confirmAddress(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  userId: string,
): Promise<void> {
  await updateUser(tx, userId, { emailVerified: true, updatedAt: clock.now() });
  await events.emit(tx, emailVerified, { userId });
}
