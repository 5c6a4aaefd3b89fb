import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { checkNewPassword } from './password-rule.ts';
import { findUser } from './store.ts';
import { findVerification } from './verifications.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { auth: Auth };

/** Takes the same path for known and unknown addresses, so that the answer tells nothing. */
export async function requestPasswordReset({ auth }: Pick<Deps, 'auth'>, email: string): Promise<void> {
  await auth.api.requestPasswordReset({ body: { email } });
}

export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<Result<undefined>> {
  const { auth, db, clock } = deps;
  const pending = await findVerification(db, `reset-password:${token}`, clock.now());
  if (!pending)
    return fail('auth.invalid_token', 'This link has expired or was used already. Ask for a new one.');
  const strong = await checkNewPassword(db, pending.value, password, 'password');
  if (!strong.ok) return strong;
  const reset = await attempt(() => auth.api.resetPassword({ body: { token, newPassword: password } }));
  if (!reset.ok) return reset;
  const user = await findUser(db, pending.value);
  if (user) {
    await queueNoticeMail(db, deps, {
      key: `password-reset:${pending.id}`,
      to: user,
      subject: 'Your password was changed',
      paragraphs: ['Your Ampersand password was just set anew, and every device was signed out.'],
    });
  }
  return ok(undefined);
}
