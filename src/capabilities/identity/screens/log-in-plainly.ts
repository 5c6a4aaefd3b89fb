import { hasErrorCode } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import { isCallRefusal } from '#app/request-scope.ts';
import { type RefusedForm, refusedBy } from '#app/submitted-form.ts';

/** What the page shows next; nothing once the person is signed in. The password is never among it. */
type LoginAnswer =
  | { step: 'password'; email: string; refused: RefusedForm }
  | { step: 'code'; copy: string; refused: RefusedForm };

const ENTER_CODE = 'Enter the 6-digit code from your authenticator app, or one of your backup codes.';

function codeStep(refused: RefusedForm, copy = ENTER_CODE): LoginAnswer {
  return { step: 'code', copy, refused };
}

async function confirm(api: Api, code: string): Promise<LoginAnswer | undefined> {
  try {
    await api.identity.auth.confirmTwoFactor({ code });
    return undefined;
  } catch (error) {
    const refused = refusedBy(error);
    // What waited for the code is gone: it begins with the password again.
    if (hasErrorCode(error, 'auth.no_pending_challenge')) return { step: 'password', email: '', refused };
    return codeStep(refused);
  }
}

/** One step of logging in with a form that was sent without scripts: the password, or the code after it. */
export async function logInPlainly(
  api: Api,
  field: (name: string) => string,
): Promise<LoginAnswer | undefined> {
  if (field('step') === 'code') return confirm(api, field('code').trim());
  const email = field('email').trim();
  try {
    await api.identity.auth.signIn({
      email,
      password: field('password'),
      rememberMe: field('rememberMe') !== '',
    });
    return undefined;
  } catch (error) {
    const { status } = refusedBy(error);
    if (isCallRefusal(error) && error.code === 'two_factor_required') return codeStep({ status, fields: {} });
    return { step: 'password', email, refused: refusedBy(error) };
  }
}
