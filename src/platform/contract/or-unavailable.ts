import { type DatabaseTrouble, databaseTrouble } from '#platform/database/database-trouble.ts';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import { refuse } from './failure.ts';
import type { RequestContext } from './request-context.ts';

/** Soon enough for a person, and late enough for a database that starts. */
export const RETRY_AFTER_SECONDS = 5;

const MESSAGES: Record<DatabaseTrouble, string> = {
  away: 'We can’t reach our records right now. Please try again in a moment.',
  slow: 'We’re very busy right now. Please try again in a moment.',
  busy: 'We’re very busy right now. Please try again in a moment.',
  full: 'We can’t save anything right now. Please try again later.',
};

/** A call that failed because the database is away, slow or full says so, and when to come again; it was asked rightly. */
export async function orUnavailable<T>(
  { log, resHeaders }: Pick<RequestContext, 'log' | 'resHeaders'>,
  work: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (!trouble) throw error;
    log.warn({ err: failureWithoutValues(error), trouble }, 'the database did not answer a call');
    resHeaders?.set('retry-after', String(RETRY_AFTER_SECONDS));
    throw refuse('overloaded', MESSAGES[trouble]);
  }
}
