import { defineErrors } from '#platform/contract/errors.ts';

export const identityErrors = defineErrors({
  'auth.wrong_credentials': 401,
  'auth.email_taken': 400,
  'auth.weak_password': 400,
  'auth.wrong_password': 400,
  'auth.invalid_token': 400,
  'auth.invalid_code': 400,
  'auth.too_many_attempts': 429,
  'auth.no_pending_challenge': 400,
  'auth.two_factor_already_on': 400,
  'auth.invalid_passkey': 400,
  'auth.already_verified': 400,
  'session.not_found': 404,
  'passkey.not_found': 404,
  'passkey.too_many': 400,
  'impersonation.not_allowed': 403,
  'impersonation.own_session_ended': 401,
  'impersonation.not_active': 400,
  'account.confirmation_mismatch': 400,
  'account.no_pending_email': 400,
  'export.not_ready': 400,
  // Of every kind of invitation.
  'invitation.not_found': 404,
  'invitation.not_open': 400,
  'invitation.expired': 400,
  'invitation.already_member': 400,
  'invitation.already_invited': 400,
  'invitation.own_email': 400,
  'invitation.last_owner': 400,
});

type IdentityErrors = typeof identityErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends IdentityErrors {}
}
