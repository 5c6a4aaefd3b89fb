import { type Failure, fail, type Result } from '#base/result.ts';

type LibraryError = { statusCode: number; body?: { code?: string; message?: string } };

const WRONG_CREDENTIALS = fail(
  'auth.wrong_credentials',
  'That email and password don’t match. Try again or reset your password.',
);
const INVALID_CODE = invalidCode();
const TOO_MANY = tooManyAttempts();
const INVALID_TOKEN = invalidToken();
const NO_CHALLENGE = noPendingChallenge();
const INVALID_PASSKEY = invalidPasskey('That passkey didn’t work. Please try again.');

const OWN_SESSION_ENDED = fail(
  'impersonation.own_session_ended',
  'Your own session has ended. Please log in again.',
);

/** The auth library's codes in our words. Whatever is not listed is unexpected and stays an exception. */
const FAILURES: Record<string, { ok: false; failure: Failure }> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS,
  USER_ALREADY_EXISTS: emailTaken(),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken(),
  INVALID_PASSWORD: wrongPassword(),
  INVALID_TOKEN,
  TOKEN_EXPIRED: INVALID_TOKEN,
  USER_NOT_FOUND: INVALID_TOKEN,
  INVALID_USER: INVALID_TOKEN,
  INVALID_CODE,
  INVALID_BACKUP_CODE: INVALID_CODE,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: TOO_MANY,
  ACCOUNT_TEMPORARILY_LOCKED: TOO_MANY,
  INVALID_TWO_FACTOR_COOKIE: NO_CHALLENGE,
  TOTP_NOT_ENABLED: NO_CHALLENGE,
  BACKUP_CODES_NOT_ENABLED: NO_CHALLENGE,
  TOTP_ALREADY_ENABLED: fail('auth.two_factor_already_on', 'Two-factor is already on.'),
  CHALLENGE_NOT_FOUND: invalidPasskey('That took too long. Please try again.'),
  PASSKEY_NOT_FOUND: unknownPasskey(),
  AUTHENTICATION_FAILED: INVALID_PASSKEY,
  FAILED_TO_VERIFY_REGISTRATION: INVALID_PASSKEY,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: INVALID_PASSKEY,
  // Our guard let the session pass, and it ended before the library looked: another tab was quicker.
  UNAUTHORIZED: fail('unauthenticated', 'Please log in to continue.'),
  YOU_CANNOT_IMPERSONATE_ADMINS: fail('impersonation.not_allowed', 'Support staff can’t be impersonated.'),
};

export function invalidToken() {
  return fail('auth.invalid_token', 'This link has expired or was already used. Request a new one.');
}

export function noPendingChallenge() {
  return fail('auth.no_pending_challenge', 'There’s nothing to confirm. Please start over.');
}

function invalidPasskey(message: string) {
  return fail('auth.invalid_passkey', message);
}

/** Of nobody, or of another account: the answer is the same. */
export function unknownPasskey() {
  return invalidPasskey('That passkey doesn’t work here. It may have been removed.');
}

export function wrongPassword() {
  const message = 'That password isn’t right.';
  return fail('auth.wrong_password', message, { fields: { password: message, currentPassword: message } });
}

export function tooManyAttempts() {
  return fail('auth.too_many_attempts', 'Too many attempts. Please wait a while and try again.');
}

export function invalidCode() {
  return fail('auth.invalid_code', 'That code isn’t right. Check it and try again.', {
    fields: { code: 'That code isn’t right.' },
  });
}

export function emailTaken() {
  const message = 'An account with this email already exists. Log in instead.';
  return fail('auth.email_taken', message, { fields: { email: message } });
}

function isLibraryError(error: unknown): error is LibraryError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
  );
}

/** The library's words where somebody stops looking as another and has no session of their own to go back to. */
const NOTHING_TO_GO_BACK_TO = 'Failed to find admin session';

function failureOf({ statusCode, body }: LibraryError) {
  // Without a code of its own: two backup codes at the same instant, of which this one came second.
  if (statusCode === 409) return INVALID_CODE;
  return body?.message === NOTHING_TO_GO_BACK_TO ? OWN_SESSION_ENDED : FAILURES[body?.code ?? ''];
}

/** Calls the auth library; its expected refusals become results. */
export async function attempt<T>(call: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    const known = isLibraryError(error) ? failureOf(error) : undefined;
    if (!known) throw error;
    return known;
  }
}
