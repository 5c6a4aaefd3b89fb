import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { authContract } from '../../contract/auth.contract.ts';
import { DONE } from '../../contract/fields.ts';
import { authHeaders } from '../auth-headers.ts';
import { cancelByLink } from '../cancel-email-change.ts';
import { challengeStepUp } from '../challenge-step-up.ts';
import { confirmEmailChange } from '../confirm-email-change.ts';
import { confirmTwoFactor } from '../confirm-two-factor.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { rememberDevice } from '../known-device.ts';
import { readResetLink, requestPasswordReset, resetPassword } from '../reset-password.ts';
import { forwardCookies, markSignedIn, readPendingSignIn } from '../session-cookies.ts';
import { signIn } from '../sign-in.ts';
import { signUpCouple, signUpVendor } from '../sign-up.ts';
import { findPendingSignIn } from '../verifications.store.ts';
import { sendVerificationEmail, verifyEmail } from '../verify-email.ts';

export function authRoutes(deps: IdentityDeps) {
  const os = implement(authContract).$context<RequestContext>().use(guard);

  /** Codes tried for one account count together, from however many networks and sign-ins. */
  async function countPendingSignIn(context: RequestContext): Promise<void> {
    if (context.actor.kind === 'user') return;
    const pending = readPendingSignIn(context.headers, deps);
    const userId = pending && (await findPendingSignIn(deps.db, pending, deps.clock.now()));
    if (userId) await demandRate(context, 'second-factor', userId);
  }

  /** Who signed up here owns the account: guesses from elsewhere do not keep them out. */
  function greet(context: RequestContext, cookies: Headers, email: string): void {
    welcome(context, cookies);
    rememberDevice(deps, context, email);
  }

  function welcome(context: RequestContext, cookies: Headers): void {
    forwardCookies(cookies, context);
    markSignedIn(deps, context, true);
  }

  return {
    signUpCouple: os.signUpCouple.handler(async ({ input, context }) => {
      const { cookies, ...account } = unwrap(
        await signUpCouple(deps, { ...input, headers: authHeaders(context) }),
      );
      greet(context, cookies, account.email);
      return account;
    }),
    signUpVendor: os.signUpVendor.handler(async ({ input, context }) => {
      const { cookies, ...account } = unwrap(
        await signUpVendor(deps, { ...input, headers: authHeaders(context) }),
      );
      greet(context, cookies, account.email);
      return account;
    }),
    signIn: os.signIn.handler(async ({ input, context }) => {
      const { cookies, result, isPasswordRight, retryAfterSeconds } = await signIn(deps, {
        ...input,
        headers: authHeaders(context),
      });
      forwardCookies(cookies, context);
      if (isPasswordRight) rememberDevice(deps, context, input.email);
      if (retryAfterSeconds) context.resHeaders?.set('retry-after', String(retryAfterSeconds));
      unwrap(result);
      markSignedIn(deps, context, true);
      return DONE;
    }),
    signOut: os.signOut.handler(async ({ context }) => {
      const { headers } = await deps.auth.api.signOut({ headers: authHeaders(context), returnHeaders: true });
      forwardCookies(headers, context);
      markSignedIn(deps, context, false);
      return DONE;
    }),
    confirmTwoFactor: os.confirmTwoFactor.handler(async ({ input, context }) => {
      await countPendingSignIn(context);
      const { cookies } = unwrap(
        await confirmTwoFactor(deps, context.actor, { ...input, headers: authHeaders(context) }),
      );
      if (cookies) welcome(context, cookies);
      return DONE;
    }),
    resendTwoFactor: os.resendTwoFactor.handler(({ context }) => challengeStepUp(deps, signedIn(context))),
    verifyEmail: os.verifyEmail.handler(async ({ input, context }) => {
      unwrap(await verifyEmail(deps, { ...input, headers: authHeaders(context) }));
      return DONE;
    }),
    sendVerificationEmail: os.sendVerificationEmail.handler(async ({ context }) => {
      unwrap(await sendVerificationEmail(deps, signedIn(context)));
      return DONE;
    }),
    confirmEmailChange: os.confirmEmailChange.handler(async ({ input }) => {
      unwrap(await confirmEmailChange(deps, input.token));
      return DONE;
    }),
    cancelEmailChange: os.cancelEmailChange.handler(async ({ input }) => {
      unwrap(await cancelByLink(deps, input));
      return DONE;
    }),
    forgotPassword: os.forgotPassword.handler(async ({ input }) => {
      await requestPasswordReset(deps, input.email);
      return DONE;
    }),
    readResetLink: os.readResetLink.handler(({ input }) => readResetLink(deps, input.token)),
    resetPassword: os.resetPassword.handler(async ({ input, context }) => {
      const { email } = unwrap(await resetPassword(deps, input));
      rememberDevice(deps, context, email);
      return DONE;
    }),
  };
}
