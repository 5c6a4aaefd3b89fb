import { ValidationError } from '@orpc/contract';
import type { ORPCError } from '@orpc/server';
import type { ErrorCode } from '#base/result.ts';
import { DEFAULT_ERROR_MESSAGE, type ErrorBody, isErrorCode, statusOf } from '#platform/contract/errors.ts';
import type { FailureData } from '#platform/contract/failure.ts';

const CHECK_FIELDS = 'Please check the highlighted fields.';
const INVALID_VALUE = 'Invalid value';

export function errorBody(
  code: ErrorCode,
  message: string,
  extra: { fields?: Record<string, string> | undefined; details?: Record<string, unknown> | undefined } = {},
): ErrorBody {
  return { error: { message, code, ...(extra.fields && { fields: extra.fields }) }, ...extra.details };
}

type Issue = {
  message: string;
  code?: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
};

/** Our own rules speak for themselves; what the schema library says about types is not for people. */
function fieldMessages(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name =
      (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') ||
      'body';
    fields[name] ??= issue.code === 'custom' || issue.code === 'too_big' ? issue.message : INVALID_VALUE;
  }
  return fields;
}

function validationBody(cause: ValidationError): ErrorBody {
  return errorBody('invalid_input', CHECK_FIELDS, {
    fields: fieldMessages(cause.issues as readonly Issue[]),
  });
}

/** The contract library's error as our envelope. Anything not in the error table is an internal error and says nothing more. */
export function encodeOrpcError(error: ORPCError<string, unknown>): ErrorBody {
  if (error.status === 400 && error.cause instanceof ValidationError) return validationBody(error.cause);
  if (isErrorCode(error.code)) {
    const { fields, details } = (error.data ?? {}) as FailureData;
    return errorBody(error.code, error.message, { fields, details });
  }
  if (error.status === 400) return errorBody('invalid_input', 'The request could not be read.');
  return errorBody('internal', DEFAULT_ERROR_MESSAGE);
}

const FASTIFY_CODES: Record<number, { code: ErrorCode; message: string }> = {
  400: { code: 'invalid_input', message: 'The request could not be read.' },
  404: { code: 'not_found', message: 'Not found.' },
  405: { code: 'not_found', message: 'Not found.' },
  408: { code: 'invalid_input', message: 'That took too long to arrive. Please try again.' },
  413: { code: 'body_too_large', message: 'That’s too much for one request.' },
  415: { code: 'unsupported_media_type', message: 'Send JSON.' },
  503: { code: 'overloaded', message: 'We’re very busy right now. Please try again in a moment.' },
};

/** What Fastify itself refuses (unreadable JSON, too large, overloaded), in the same envelope. */
export function describeHttpError(status: number | undefined): { status: number; body: ErrorBody } {
  const known = status === undefined ? undefined : FASTIFY_CODES[status];
  const { code, message } = known ?? { code: 'internal' as const, message: DEFAULT_ERROR_MESSAGE };
  return { status: statusOf(code), body: errorBody(code, message) };
}
