import { implement } from '@orpc/server';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { favoritesContract } from '../contract.ts';

export function favoritesRoutes(_platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(favoritesContract).$context<RequestContext>().use(guard);
  const unfinished = async () => {
    throw new Error('Not yet.');
  };
  return {
    listFavorites: os.listFavorites.handler(async () => []),
    favoriteStorefront: os.favoriteStorefront.handler(unfinished),
    unfavoriteStorefront: os.unfavoriteStorefront.handler(unfinished),
    favoriteWeddingPhoto: os.favoriteWeddingPhoto.handler(unfinished),
    unfavoriteWeddingPhoto: os.unfavoriteWeddingPhoto.handler(unfinished),
  };
}
