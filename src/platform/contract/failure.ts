import { ORPCError } from '@orpc/server';
import type { Result } from '#base/result.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

export type FailureData = { fields?: Record<string, string>; details?: Record<string, unknown> };

/** Ends a call with a code of the error table. */
export function refuse(
  code: ErrorCode,
  message: string,
  data: FailureData = {},
): ORPCError<ErrorCode, FailureData> {
  return new ORPCError(code, { status: ERROR_STATUS[code], message, data });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** From a use case's result to the call's answer: an expected failure keeps its code, an unknown code is a bug. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, message, fields, details } = result.failure;
  if (!isErrorCode(code)) throw new Error(`The code ${code} is not in the error table.`);
  throw refuse(code, message, { ...(fields && { fields }), ...(details && { details }) });
}
