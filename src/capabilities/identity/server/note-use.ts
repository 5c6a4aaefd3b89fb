import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { markSessionUsed } from './store.ts';

const NOTED_EVERY_MS = 3_600_000;

/**
 * Somebody looks at a page: the 14 days without use begin anew. Called where pages ask who is there and not for every
 * request, since a forgotten tab goes on asking for news by itself.
 */
export async function noteUse(
  { db }: Pick<Platform, 'db'>,
  { actor, clock }: Pick<RequestContext, 'actor' | 'clock'>,
): Promise<void> {
  if (actor.kind === 'visitor' || actor.impersonation) return;
  const now = clock.now();
  if (now.getTime() - actor.sessionSeenAt.getTime() < NOTED_EVERY_MS) return;
  await markSessionUsed(db, actor.sessionId, now);
}
