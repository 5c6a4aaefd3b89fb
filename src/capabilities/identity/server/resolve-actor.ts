import { type Actor, VISITOR } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { readSessionToken } from './session-cookies.ts';
import { findActor } from './store.ts';

/** Who asks, by the session cookie: no cookie, no query; otherwise one prepared statement. */
export async function resolveActor(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'secret'>,
  headers: Headers,
): Promise<Actor> {
  const token = readSessionToken(headers, platform);
  if (!token) return VISITOR;
  const row = await findActor(platform.db, token, platform.clock.now());
  if (!row) return VISITOR;
  return {
    kind: 'user',
    userId: row.user_id,
    sessionId: row.session_id,
    sessionSeenAt: row.session_seen_at,
    email: row.email,
    emailVerified: row.email_verified,
    isVendor: row.is_vendor,
    isSupport: row.role === 'support',
    steppedUpUntil: row.stepped_up_until,
    impersonation: row.impersonated_by
      ? { supportUserId: row.impersonated_by, writableUntil: row.support_write_until }
      : null,
  };
}
