/**
 * Every code that a failure can have, and its status. Each capability adds its own in its `errors.ts`, by declaration
 * merging: so a misspelled code does not compile, and no central list is edited.
 */
export interface ErrorCodes {
  internal: 500;
}

export type ErrorCode = keyof ErrorCodes;

/** An expected failure: `code` is what programs decide by, `message` is what people read. */
export type Failure = {
  code: ErrorCode;
  message: string;
  /** All field errors at once, field name to message. */
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};

export type Ok<T> = { ok: true; value: T };
export type Failed<F extends Failure = Failure> = { ok: false; failure: F };

/** What a use case returns when it may fail in a way its caller must handle; anything unexpected throws. */
export type Result<T, F extends Failure = Failure> = Ok<T> | Failed<F>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function fail<Code extends ErrorCode>(
  code: Code,
  message: string,
  extra: Pick<Failure, 'fields' | 'details'> = {},
): Failed<Failure & { code: Code }> {
  return { ok: false, failure: { code, message, ...extra } };
}

export function isFailed(value: unknown): value is Failed {
  return (
    typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'failure' in value
  );
}
