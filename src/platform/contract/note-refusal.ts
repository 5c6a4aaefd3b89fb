import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { RequestContext } from './request-context.ts';

/** What happens on every ordinary day: a session has ended, a field is wrong, a code is due. */
const ORDINARY = new Set(['unauthenticated', 'invalid_input', 'two_factor_required']);
/** What somebody was not allowed, could not prove, or tried too often. */
const REFUSALS = /^(?:forbidden|csrf_failed|too_many_requests|(?:auth|impersonation)[._].+)$/;

function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const code = error.status === 400 && error.cause instanceof ValidationError ? 'invalid_input' : error.code;
  return ORDINARY.has(code) || REFUSALS.test(code) ? code : undefined;
}

/** Writes down who was refused which call, and why; never what they sent. */
export async function noteRefusal<T>(
  { actor, log }: Pick<RequestContext, 'actor' | 'log'>,
  route: string | undefined,
  work: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = refusalCode(error);
    const who = actor.kind === 'user' ? actor.userId : undefined;
    if (code)
      log[ORDINARY.has(code) ? 'info' : 'warn']({ event: 'refused', code, who, route }, 'a call was refused');
    throw error;
  }
}
