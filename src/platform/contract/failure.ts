import { ORPCError } from '@orpc/server';
import type { ErrorCode, Result } from '#base/result.ts';
import { statusOf } from './errors.ts';

export type FailureData = { fields?: Record<string, string>; details?: Record<string, unknown> };

/** Ends a call with a code of the error table. */
export function refuse(
  code: ErrorCode,
  message: string,
  data: FailureData = {},
): ORPCError<ErrorCode, FailureData> {
  return new ORPCError(code, { status: statusOf(code), message, data });
}

/** From a use case's result to the call's answer: an expected failure keeps its code. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, message, fields, details } = result.failure;
  throw refuse(code, message, { ...(fields && { fields }), ...(details && { details }) });
}
