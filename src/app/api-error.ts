import type { ErrorCode } from '#base/result.ts';
import type { ErrorBody } from '#platform/contract/errors.ts';

/** A failed call: the message for people, the code and status for decisions, the body as it came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  readonly body: Partial<ErrorBody> & { errorMessage?: string };

  constructor(status: number, body: ApiError['body']) {
    super(body.error?.message || body.errorMessage || 'An error has occurred');
    this.status = status;
    this.code = body.error?.code;
    this.fields = body.error?.fields ?? {};
    this.body = body;
  }
}

/** Asks by shape, not by class: a loader's call fails in process, with the same code and status but another class. */
export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

export function errorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
