import { implement } from '@orpc/server';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { searchContract } from '../contract.ts';

export function searchRoutes(_platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(searchContract).$context<RequestContext>().use(guard);
  return {
    search: os.search.handler(async () => {
      throw new Error('Not yet.');
    }),
    mapPoints: os.mapPoints.handler(async () => ({ total: 0, points: [] })),
    listCards: os.listCards.handler(async () => []),
    listSimilar: os.listSimilar.handler(async () => []),
    suggestByName: os.suggestByName.handler(async () => []),
    suggestByCategory: os.suggestByCategory.handler(async () => []),
  };
}
