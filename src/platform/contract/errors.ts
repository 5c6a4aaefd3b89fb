import type { ErrorCode } from '#base/result.ts';

type ErrorStatus = 400 | 401 | 403 | 404 | 406 | 409 | 429 | 500 | 502 | 503 | 504;

const statusByCode = new Map<string, ErrorStatus>();

/**
 * Enters codes into the table of errors, each with its status from the error catalogue. 409 is kept for two-factor alone
 * and 406 for too few credits, so other conflicts are 400 with their own code.
 */
export function defineErrors<const Errors extends Record<string, ErrorStatus>>(errors: Errors): Errors {
  for (const [code, status] of Object.entries(errors)) {
    if (statusByCode.has(code)) throw new Error(`The error code ${code} is defined twice.`);
    statusByCode.set(code, status);
  }
  return errors;
}

/** Codes that any call can answer with. */
const generalErrors = defineErrors({
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
});

type GeneralErrors = typeof generalErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends GeneralErrors {}
}

/** Anybody may send a code; only those in the table are ours. */
export function isErrorCode(code: string): code is ErrorCode {
  return statusByCode.has(code);
}

export function statusOf(code: ErrorCode): ErrorStatus {
  const status = statusByCode.get(code);
  if (!status)
    throw new Error(`The code ${code} is not in the table of errors: its capability is not composed.`);
  return status;
}

export function listErrors(): [code: string, status: ErrorStatus][] {
  return [...statusByCode];
}

/** What a failed call answers, everywhere. */
export type ErrorBody = {
  error: { message: string; code: ErrorCode; fields?: Record<string, string> };
} & Record<string, unknown>;

export const DEFAULT_ERROR_MESSAGE = 'An error has occurred';
