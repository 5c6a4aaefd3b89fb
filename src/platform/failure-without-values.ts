import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What may be written down about a failure. A query error carries the query's values in its message, and
 * those are people's data; its cause says what went wrong without them.
 */
export function failureWithoutValues(error: unknown): Error {
  if (error instanceof DrizzleQueryError) {
    return error.cause instanceof Error ? error.cause : new Error('A query failed.');
  }
  return error instanceof Error ? error : new Error(String(error));
}
