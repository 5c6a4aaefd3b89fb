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
import { noteSignIn } from '../note-sign-in.ts';
import { readResetLink, requestPasswordReset, resetPassword } from '../reset-password.ts';
import { forwardCookies, markSignedIn, readPendingSignIn, setSessionToken } from '../session-cookies.ts';
import { signIn } from '../sign-in.ts';
import { signUpCouple, signUpVendor } from '../sign-up.ts';
import { deleteSession } from '../store.ts';
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

  /** Whoever signs in while signed in goes on in the new session alone. */
  async function endReplaced({ actor }: RequestContext): Promise<void> {
    if (actor.kind === 'user') await deleteSession(deps.db, actor.userId, actor.sessionId);
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
      await endReplaced(context);
      greet(context, cookies, account.email);
      noteSignIn(context, 'signed-up', { who: account.userId, how: 'password' });
      return account;
    }),
    signUpVendor: os.signUpVendor.handler(async ({ input, context }) => {
      const { cookies, ...account } = unwrap(
        await signUpVendor(deps, { ...input, headers: authHeaders(context) }),
      );
      await endReplaced(context);
      greet(context, cookies, account.email);
      noteSignIn(context, 'signed-up', { who: account.userId, how: 'password' });
      return account;
    }),
    signIn: os.signIn.handler(async ({ input, context }) => {
      const { cookies, result, isPasswordRight, userId, retryAfterSeconds } = await signIn(deps, {
        ...input,
        headers: authHeaders(context),
      });
      forwardCookies(cookies, context);
      if (!isPasswordRight) noteSignIn(context, 'sign-in-failed', { who: userId, how: 'password' });
      if (isPasswordRight) {
        await endReplaced(context);
        rememberDevice(deps, context, input.email);
      }
      if (retryAfterSeconds) context.resHeaders?.set('retry-after', String(retryAfterSeconds));
      unwrap(result);
      markSignedIn(deps, context, true);
      noteSignIn(context, 'signed-in', { who: userId, how: 'password' });
      return DONE;
    }),
    signOut: os.signOut.handler(async ({ context }) => {
      const { headers } = await deps.auth.api.signOut({ headers: authHeaders(context), returnHeaders: true });
      forwardCookies(headers, context);
      markSignedIn(deps, context, false);
      if (context.actor.kind === 'user') noteSignIn(context, 'signed-out', { who: context.actor.userId });
      return DONE;
    }),
    confirmTwoFactor: os.confirmTwoFactor.handler(async ({ input, context }) => {
      await countPendingSignIn(context);
      const confirmed = unwrap(
        await confirmTwoFactor(deps, context.actor, { ...input, headers: authHeaders(context) }),
      );
      if ('cookies' in confirmed) welcome(context, confirmed.cookies);
      else setSessionToken(deps, context, confirmed.sessionToken);
      const event = 'cookies' in confirmed ? 'signed-in' : 'stepped-up';
      noteSignIn(context, event, { who: confirmed.userId, how: 'code' });
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
