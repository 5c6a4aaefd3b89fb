import { DrizzleQueryError } from 'drizzle-orm';

/** An object that is no error: its kind and the names of what it holds, for the values may be people's data. */
function describeThrown(thrown: object): string {
  const kind = thrown instanceof Response ? `Response ${thrown.status}` : thrown.constructor?.name;
  return `Thrown, but no error: ${kind || 'object'} (${Object.keys(thrown).join(', ')})`;
}

/**
 * What may be written down about a failure. A query error carries the query's values in its message, and
 * those are people's data; its cause says what went wrong without them.
 */
export function failureWithoutValues(error: unknown): Error {
  if (error instanceof DrizzleQueryError) {
    return error.cause instanceof Error ? error.cause : new Error('A query failed.');
  }
  if (error instanceof Error) return error;
  return new Error(typeof error === 'object' && error ? describeThrown(error) : String(error));
}
