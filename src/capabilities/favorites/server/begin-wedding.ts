import { call } from '@orpc/server';
import { membershipOf, weddingsRoutes } from '#capabilities/weddings/server/index.ts';
import { signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';

export type BeginWedding = (context: RequestContext) => Promise<void>;

/**
 * Favorites belong to a wedding. Whoever marks the first one before having told us of a wedding begins one with it, as
 * saving its first detail would.
 */
export function weddingBeginner(platform: Pick<Platform, 'db' | 'clock' | 'publicUrl'>): BeginWedding {
  const { saveWedding } = weddingsRoutes(platform);
  return async (context) => {
    if (await membershipOf(platform.db, signedIn(context).userId)) return;
    await call(saveWedding, {}, { context });
  };
}
