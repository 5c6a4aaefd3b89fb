import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { NoticeSide } from '../rules/notice-side.ts';
import { turnMailsOff } from './notification-settings.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** No more mails, by the link of one; whose link it is says the token, whoever is signed in. */
export async function unsubscribe(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<Result<{ side: NoticeSide }>> {
  const read = readUnsubscribeToken(secret, token);
  if (!read) return fail('not_found', 'This link is incomplete. Open it from the email again.');
  await turnMailsOff(db, { ...read, at: clock.now() });
  return ok({ side: read.side });
}
