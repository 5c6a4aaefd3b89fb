import { fail, ok, type Result } from '#base/result.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { verificationCopy } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { knownDevice } from './known-device.ts';
import { forgetSignInTries, takeSignInTry } from './sign-in-tries.ts';
import { findUserByEmail } from './store.ts';
import { tellOfGuessesTask } from './tasks.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'secret'> & { auth: Auth };
type SignIn = { email: string; password: string; rememberMe: boolean; headers: Headers };
type SignInOutcome = {
  cookies: Headers;
  result: Result<undefined>;
  /** The password was right, even if a second factor is still due. */
  isPasswordRight: boolean;
  /** Whose account it is, for the log; nobody's where the address has none. */
  userId?: string | undefined;
  retryAfterSeconds?: number;
};

function tooManyTries(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return fail(
    'auth.too_many_attempts',
    `Too many attempts to log in. Please wait ${wait} and try again, or reset your password.`,
  );
}

/** Signs in, or opens the second-factor step: then the cookies carry the pending sign-in and the result is the 409. */
export async function signIn(deps: Deps, { headers, ...body }: SignIn): Promise<SignInOutcome> {
  const { auth, db } = deps;
  const refused = { cookies: new Headers(), isPasswordRight: false };
  const login = { email: body.email, device: knownDevice(deps, headers, body.email) };
  const taken = await takeSignInTry(deps, login);
  if (!taken.allowed) {
    const { retryAfterSeconds } = taken;
    return { ...refused, result: tooManyTries(retryAfterSeconds), retryAfterSeconds };
  }
  const signedIn = await attempt(() => auth.api.signInEmail({ body, headers, returnHeaders: true }));
  if (!signedIn.ok) {
    if (taken.isSuspicious) await enqueueJob(db, tellOfGuessesTask, { email: body.email });
    const userId = (await findUserByEmail(db, body.email))?.id;
    return { ...refused, result: signedIn, userId };
  }
  await forgetSignInTries(deps, login);
  const { response, headers: cookies } = signedIn.value;
  if (!('twoFactorRedirect' in response))
    return { cookies, isPasswordRight: true, result: ok(undefined), userId: response.user.id };
  const details = { verification_copy: verificationCopy('app', ''), notified_value: '' };
  const due = fail('two_factor_required', 'Confirm it’s you to continue.', { details });
  return { cookies, isPasswordRight: true, result: due };
}
