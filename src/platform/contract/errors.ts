/**
 * The one table of errors: every code the product answers with, and its status from the error catalogue.
 * 409 is kept for two-factor alone and 406 for too few credits, so other conflicts are 400 with their own code.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  body_too_large: 400,
  unsupported_media_type: 400,
  unauthenticated: 401,
  forbidden: 403,
  csrf_failed: 403,
  impersonation_read_only: 403,
  not_found: 404,
  too_few_credits: 406,
  two_factor_required: 409,
  too_many_requests: 429,
  internal: 500,
  bad_gateway: 502,
  overloaded: 503,
  upstream_timeout: 504,

  'auth.wrong_credentials': 401,
  'auth.email_taken': 400,
  'auth.weak_password': 400,
  'auth.wrong_password': 400,
  'auth.invalid_token': 400,
  'auth.invalid_code': 400,
  'auth.too_many_attempts': 429,
  'auth.no_pending_challenge': 400,
  'auth.two_factor_already_on': 400,
  'auth.already_verified': 400,
  'session.not_found': 404,
  'impersonation.not_allowed': 403,
  'impersonation.not_active': 400,
  'account.confirmation_mismatch': 400,
  'export.not_ready': 400,
  'wedding.not_a_member': 403,
  'wedding.role_forbids': 403,
  'invitation.not_found': 404,
  'invitation.not_open': 400,
  'invitation.expired': 400,
  'invitation.already_member': 400,
  'invitation.already_invited': 400,
  'invitation.other_wedding': 400,
  'invitation.own_email': 400,
  'invitation.last_owner': 400,
  'place.not_found': 404,
  'experiment.unknown': 404,
  'picture.not_found': 404,
  'picture.not_a_picture': 400,
  'picture.too_large': 400,
  'picture.too_small': 400,
  'picture.broken': 400,
  'picture.animated': 400,
  'picture.hidden_content': 400,
  'picture.too_many': 400,
  'picture.in_use': 400,
  'real_wedding.not_found': 404,
  'wedding_photo.not_found': 404,
  'favorite.not_found': 404,
  'favorite.too_many': 400,
  'board.not_found': 404,
  'board.name_taken': 400,
  'board.is_default': 400,
  'board.too_many': 400,
  'storefront.not_found': 404,
  'search.place_not_found': 404,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 406 | 409 | 429 | 500 | 502 | 503 | 504>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What a failed call answers, everywhere. */
export type ErrorBody = {
  error: { message: string; code: ErrorCode; fields?: Record<string, string> };
} & Record<string, unknown>;

export const DEFAULT_ERROR_MESSAGE = 'An error has occurred';
