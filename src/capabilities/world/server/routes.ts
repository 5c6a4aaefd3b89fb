import { implement } from '@orpc/server';
import { refuse } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { worldContract } from '../contract.ts';
import { listPictures } from './list-pictures.ts';

/** For those who build the product. In production there is no demo world, and no call that tells of it. */
export function worldRoutes({ db, config }: Pick<Platform, 'db' | 'config'>) {
  const os = implement(worldContract).$context<RequestContext>().use(guard);
  return {
    listPictures: os.listPictures.handler(() => {
      if (config.isProduction) throw refuse('not_found', 'Not found.');
      return listPictures({ db });
    }),
  };
}
