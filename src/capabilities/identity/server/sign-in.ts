import { fail, ok, type Result } from '#base/result.ts';
import { verificationCopy } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';

type SignIn = { email: string; password: string; rememberMe: boolean; headers: Headers };
type SignInOutcome = { cookies: Headers; result: Result<undefined> };

/** Signs in, or opens the second-factor step: then the cookies carry the pending sign-in and the result is the 409. */
export async function signIn({ auth }: { auth: Auth }, { headers, ...body }: SignIn): Promise<SignInOutcome> {
  const signedIn = await attempt(() => auth.api.signInEmail({ body, headers, returnHeaders: true }));
  if (!signedIn.ok) return { cookies: new Headers(), result: signedIn };
  const { response, headers: cookies } = signedIn.value;
  if (!('twoFactorRedirect' in response)) return { cookies, result: ok(undefined) };
  const details = { verification_copy: verificationCopy('app', ''), notified_value: '' };
  return { cookies, result: fail('two_factor_required', 'Confirm it’s you to continue.', { details }) };
}
