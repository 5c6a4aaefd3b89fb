/** A session ends after so many days, and earlier if nobody used it for a while. */
export const SESSION_DAYS = 30;
export const SESSION_IDLE_DAYS = 14;
/** How long shown second factors and sent codes count (decisions, identity). */
export const STEP_UP_MINUTES = 15;
export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS = 5;
export const SUPPORT_WRITE_MINUTES = 60;
export const EMAIL_CHANGE_HOURS = 24;
export const RESET_LINK_MINUTES = 60;
/** A fourth link ends the oldest. */
export const OPEN_RESET_LINKS = 3;
/** Wrong codes of the authenticator app before it rests, and for how long. */
export const APP_CODE_FAILURES = 10;
export const APP_CODE_REST_MINUTES = 15;
/** As many passkeys as an account can have. */
export const MOST_PASSKEYS = 20;
/** More wrong codes in a row than people mistype. */
export const WRONG_CODES_TOLD = 5;

/** 'maya@example.com' → 'm•••@example.com': enough to recognise, too little to learn. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email[0]}•••${email.slice(at)}`;
}

/** '+15555550123' → '(•••) •••-0123'. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${phone.slice(-4)}`;
}

export type VerificationChannel = 'app' | 'mail' | 'text';

/** What the verification dialog says. */
export function verificationCopy(channel: VerificationChannel, notified: string): string {
  if (channel === 'app')
    return 'Enter the 6-digit code from your authenticator app, or one of your backup codes.';
  return channel === 'text'
    ? `We sent a 6-digit code by text message to ${notified}.`
    : `We sent a 6-digit code to ${notified}.`;
}
