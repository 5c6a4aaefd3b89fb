import type { Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';

/** Links that lead nowhere are counted by whoever tries them; those that lead somewhere are not. */
export async function unwrapLink<T>(context: RequestContext, result: Result<T>): Promise<T> {
  if (!result.ok && result.failure.code === 'rsvp.not_found') await demandRate(context, 'guest-code');
  return unwrap(result);
}
