import { ORPCError } from '@orpc/server';
import type { RequestContext } from '#platform/contract/request-context.ts';

/** What nobody expected is logged once, here, with the request's id. */
export function logUnexpected(error: unknown, context: RequestContext): void {
  // 503 has been noted where its cause was known.
  if (error instanceof ORPCError && (error.status < 500 || error.status === 503)) return;
  context.log.error({ err: error }, 'a call failed unexpectedly');
}
