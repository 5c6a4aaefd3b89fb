import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { checkNewPassword } from './password-rule.ts';
import { findUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { auth: Auth };
type Change = { currentPassword: string; newPassword: string; headers: Headers };

/** Ends every other session; the library answers with a fresh cookie for this one. */
export async function changePassword(
  deps: Deps,
  actor: SignedInActor,
  { headers, ...change }: Change,
): Promise<Result<{ cookies: Headers }>> {
  const { auth, db, clock } = deps;
  const strong = await checkNewPassword(db, actor.userId, change.newPassword, 'newPassword');
  if (!strong.ok) return strong;
  const changed = await attempt(() =>
    auth.api.changePassword({ body: { ...change, revokeOtherSessions: true }, headers, returnHeaders: true }),
  );
  if (!changed.ok) return changed;
  const user = await findUser(db, actor.userId);
  if (user) {
    await queueNoticeMail(db, deps, {
      key: `password-changed:${actor.userId}:${clock.now().toISOString()}`,
      to: user,
      subject: 'Your password was changed',
      paragraphs: ['Your Ampersand password was just changed, and every other device was signed out.'],
    });
  }
  return ok({ cookies: changed.value.headers });
}
